/** Never throws: text that the browser does not keep lasts as long as the page. */
export type TextStorage = {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
  keys(): string[];
};

export function guardedStorage(open: () => Storage): TextStorage {
  const memory = new Map<string, string>();
  function attempt<T>(work: (storage: Storage) => T, otherwise: T): T {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  }
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    write(key, text) {
      const isStored = attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }, false);
      if (isStored) memory.delete(key);
      else memory.set(key, text);
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys: () => [...new Set([...memory.keys(), ...attempt((storage) => Object.keys(storage), [])])],
  };
}

export const browserStorage = guardedStorage(() => localStorage);

/** The text may be an older version's, edited by hand, or broken off. */
export function parseStored(text: string | null): Record<string, unknown> {
  try {
    return JSON.parse(text ?? 'null') ?? {};
  } catch {
    return {};
  }
}
