import { useEffect, useState } from 'react';
import { logFailure } from '../../staff-page/log-failure.ts';

export type LoadedList<T> = {
  entries: T[] | null;
  hasFailed: boolean;
  load: () => Promise<void>;
};

/** `failed`: "Failed to load the roads". */
export function useLoadedList<T>(ask: () => Promise<{ data: T[] }>, failed: string): LoadedList<T> {
  const [entries, setEntries] = useState<T[] | null>(null);
  const [hasFailed, setFailed] = useState(false);

  async function load() {
    try {
      setEntries((await ask()).data);
      setFailed(false);
    } catch (error) {
      logFailure(failed, error);
      setFailed(true);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form opens
  useEffect(() => {
    void load();
  }, []);
  return { entries, hasFailed, load };
}
