/** Lets one run at a time. Who asks while one is under way shares the next: what was written before they asked is in it. */
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
