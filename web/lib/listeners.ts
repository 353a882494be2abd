/**
 * Those who want to hear of something. The first function adds one, until the function that it answers is called:
 * `useSyncExternalStore` takes it as it is. The second tells them all.
 */
export function createListeners(): [subscribe: (listener: () => void) => () => void, notify: () => void] {
  const listeners = new Set<() => void>();
  return [
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => {
      for (const listener of listeners) listener();
    },
  ];
}
