let isQuiet = false;

/**
 * Begins calls that nobody pressed for: one that finds the session over opens no window over what is being typed, the page
 * says so instead. What such a call begins later, after its first wait, is not quiet any more.
 */
export function quietly<T>(begin: () => T): T {
  const before = isQuiet;
  isQuiet = true;
  try {
    return begin();
  } finally {
    isQuiet = before;
  }
}

/** Whether what begins now was begun quietly. */
export const beginsQuietly = (): boolean => isQuiet;
