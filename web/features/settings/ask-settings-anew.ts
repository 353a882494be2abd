let waiting = 0;

/** Reloads the root loader too, even if a navigation in between takes over the router's revalidation. */
export async function askSettingsAnew(revalidate: () => Promise<void>): Promise<void> {
  waiting += 1;
  try {
    await revalidate();
  } finally {
    waiting -= 1;
  }
}

export const areSettingsAskedAnew = (): boolean => waiting > 0;
