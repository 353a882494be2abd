let isQuiet = false;

/** For calls that no press started: a 401 opens no sign-in window. Covers only what starts synchronously. */
export function quietly<T>(begin: () => T): T {
  const before = isQuiet;
  isQuiet = true;
  try {
    return begin();
  } finally {
    isQuiet = before;
  }
}

export const beginsQuietly = (): boolean => isQuiet;
