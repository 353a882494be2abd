/** How many saves wait for what they changed to be shown. */
let waiting = 0;

/**
 * Has the root's loader asked again with everything else that `revalidate` asks for, on whichever page its reader is by then:
 * a navigation that comes in between carries the router's revalidation on, and ends it.
 */
export async function askSettingsAnew(revalidate: () => Promise<void>): Promise<void> {
  waiting += 1;
  try {
    await revalidate();
  } finally {
    waiting -= 1;
  }
}

export const areSettingsAskedAnew = (): boolean => waiting > 0;
