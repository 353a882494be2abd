/**
 * Runs one at a time. A caller during a run shares the next run, which includes all that was written before the call.
 */
export function shareNext<T>(run: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () => {
    next ??= last.then(() => {
      next = undefined;
      return run();
    });
    last = next.catch(() => {});
    return next;
  };
}
