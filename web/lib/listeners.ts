/** `subscribe` returns its own undo, as `useSyncExternalStore` expects. */
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
