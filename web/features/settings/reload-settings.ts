let waiting = 0;

/** Reloads the root loader too, even if a navigation in between takes over the router's revalidation. */
export async function reloadSettings(revalidate: () => Promise<void>): Promise<void> {
  waiting += 1;
  try {
    await revalidate();
  } finally {
    waiting -= 1;
  }
}

export const areSettingsReloading = (): boolean => waiting > 0;
