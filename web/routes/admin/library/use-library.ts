import { useCallback, useEffect, useRef, useState } from 'react';
import type { LibraryPicture } from '../../../../contracts/media.contract.ts';
import type { LibraryKind } from '../../../../contracts/media-terms.ts';
import { failureReason } from '../../../features/failures/failure-text.ts';
import { staffApi } from '../staff-api.ts';
import { logFailure } from '../staff-page/log-failure.ts';
import type { LoadFailure } from '../staff-page/staff-access.ts';

const PER_PAGE = '12';
/** Milliseconds after the last key. */
const TYPING_MS = 250;

type Page = { pictures?: LibraryPicture[]; nextCursor: string | null; failure?: LoadFailure };

const NOTHING: Page = { nextCursor: null };

/** The library's pictures for a part of a page, newest first, with a search. */
export function useLibrary(kind: LibraryKind | undefined) {
  const [page, setPage] = useState<Page>(NOTHING);
  const asked = useRef({ q: '', round: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const load = useCallback(
    async (before: LibraryPicture[], cursor: string | null) => {
      asked.current.round += 1;
      const { q, round } = asked.current;
      const query = new URLSearchParams({
        limit: PER_PAGE,
        ...(kind && { kind }),
        ...(q && { q }),
        ...(cursor && { cursor }),
      });
      try {
        const { data, nextCursor } = await staffApi.listLibrary({ query });
        if (round === asked.current.round) setPage({ pictures: [...before, ...data], nextCursor });
      } catch (error) {
        logFailure('Failed to load the pictures', error);
        if (round === asked.current.round)
          setPage({ nextCursor: null, failure: { reason: failureReason(error) } });
      }
    },
    [kind],
  );

  useEffect(() => {
    void load([], null);
    return () => clearTimeout(timer.current);
  }, [load]);

  return {
    ...page,
    search(typed: string) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        asked.current.q = typed.trim();
        void load([], null);
      }, TYPING_MS);
    },
    more: () => load(page.pictures ?? [], page.nextCursor),
    add: (picture: LibraryPicture) =>
      setPage((before) => ({ ...before, pictures: [picture, ...(before.pictures ?? [])] })),
  };
}
