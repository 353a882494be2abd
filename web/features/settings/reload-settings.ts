let waiting = 0;
let areOutdated = false;

/** Reloads the root loader too, even if a navigation in between takes over the router's revalidation. */
export async function reloadSettings(revalidate: () => Promise<void>): Promise<void> {
  waiting += 1;
  try {
    await revalidate();
  } finally {
    waiting -= 1;
  }
}

/** They are read again with the next that the page loads. */
export function outdateSettings(isSo: boolean): void {
  areOutdated = isSo;
}

export const areSettingsReloading = (): boolean => waiting > 0 || areOutdated;
