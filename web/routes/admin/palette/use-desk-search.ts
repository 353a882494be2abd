import { useEffect, useState } from 'react';
import type { DeskFinds } from '../../../../contracts/desk-search/desk-search.contract.ts';
import { quietly } from '../../../features/session/quietly.ts';
import { staffApi } from '../staff-api.ts';

/** Milliseconds. */
const PAUSE_MS = 150;

export type DeskSearch = {
  /** Null before the first response, or if the request failed. */
  finds: DeskFinds | null;
  fault: unknown;
  /** `finds` belongs to an earlier query. */
  isBehind: boolean;
};

/** Ignores responses that arrive out of order; the last results stay until the next ones come. */
export function useDeskSearch(q: string): DeskSearch {
  const [last, setLast] = useState<Omit<DeskSearch, 'isBehind'> & { q: string }>();
  useEffect(() => {
    if (!q) return setLast(undefined);
    let isAwaited = true;
    const timer = setTimeout(() => {
      // Quiet: a search must not open the sign-in dialog while the user types.
      quietly(() => staffApi.searchDesk({ query: { q } })).then(
        ({ data }) => isAwaited && setLast({ q, finds: data, fault: undefined }),
        (fault: unknown) => isAwaited && setLast({ q, finds: null, fault }),
      );
    }, PAUSE_MS);
    return () => {
      isAwaited = false;
      clearTimeout(timer);
    };
  }, [q]);
  return { finds: last?.finds ?? null, fault: last?.fault, isBehind: q !== (last?.q ?? '') };
}
