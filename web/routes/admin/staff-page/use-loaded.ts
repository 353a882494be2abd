import { useEffect, useState } from 'react';
import { failureReason } from '../../../features/failures/failure-text.ts';
import { logFailure } from './log-failure.ts';
import type { LoadFailure } from './staff-access.ts';

/** Loads data of a part of a page once it is rendered. `failed`: "Failed to load the roads". */
export function useLoaded<T>(ask: () => Promise<T>, failed: string) {
  const [data, setData] = useState<T>();
  const [failure, setFailure] = useState<LoadFailure>();

  async function load(askNow = ask) {
    try {
      setData(await askNow());
      setFailure(undefined);
    } catch (error) {
      logFailure(failed, error);
      setFailure({ reason: failureReason(error) });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it comes
  useEffect(() => void load(), []);
  return { data, failure, load };
}
