/** Runs one at a time. Callers during a run share the next, which includes all that was written before the call. */
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
