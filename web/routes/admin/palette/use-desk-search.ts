import { useEffect, useState } from 'react';
import type { DeskFinds } from '../../../../contracts/desk-search/desk-search.contract.ts';
import { quietly } from '../../../features/session/quietly.ts';
import { staffApi } from '../staff-api.ts';

/** Milliseconds without a key after which the server is asked. */
const PAUSE_MS = 150;

export type DeskSearch = {
  /** What was found last; null as long as nothing was, or where the server did not answer. */
  finds: DeskFinds | null;
  /** Why the last answer did not come. */
  fault: unknown;
  /** Something else was typed than these are the finds of. */
  isBehind: boolean;
};

/** What the server finds of `q`. An older answer replaces no newer one, and what is shown stays while the next comes. */
export function useDeskSearch(q: string): DeskSearch {
  const [last, setLast] = useState<Omit<DeskSearch, 'isBehind'> & { q: string }>();
  useEffect(() => {
    if (!q) return setLast(undefined);
    let isAwaited = true;
    const timer = setTimeout(() => {
      // Nobody has pressed anything: what is typed here is not to go on in a window that asks for a password.
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
