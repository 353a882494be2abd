import { useEffect, useRef, useState } from 'react';
import type { Matching } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import { draftStore } from '../../../../features/drafts/draft-store.ts';
import { sessionStore } from '../../../../features/session/session-store.ts';
import { signInAgain } from '../../../../features/session/sign-in-again/sign-in-again.ts';

/** Keeps the selection while the user signs in again. */
const WAITING = 'desk:chosen';

export type RowSelection<Row extends { _id: string }> = ReturnType<typeof useSelection<Row>>;

/** The chosen rows of a list, or all that match its filter. Rows that leave the list leave the selection. */
export function useSelection<Row extends { _id: string }>(shown: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(
    () => new Set(draftStore.load(WAITING)?.ids?.split(' ')),
  );
  const [everything, setEverything] = useState<Matching | null>(null);
  const counted = useRef<Promise<Matching | null>>(null);
  useEffect(() => draftStore.clear(WAITING), []);
  // A row may come back unnoticed: it must not be changed along with a later selection.
  useEffect(() => {
    setIds((last) => (last.size === 0 ? last : new Set(idsOf(shown).filter((id) => last.has(id)))));
  }, [shown]);
  const chosen = shown.filter(({ _id }) => ids.has(_id));

  function takeBackEverything() {
    counted.current = null;
    setEverything(null);
  }

  return {
    chosen,
    everything,
    /** `count` answers null if it failed, and says why. */
    async chooseEverything(count: () => Promise<Matching | null>) {
      const asked = count();
      counted.current = asked;
      const found = await asked;
      if (counted.current !== asked) return;
      if (!found) counted.current = null;
      setEverything(found);
    },
    /** What to change, once all are counted: null: the chosen rows alone; undefined: nothing, the count failed. */
    async settled() {
      return counted.current && ((await counted.current) ?? undefined);
    },
    isChosen: (id: string) => ids.has(id),
    isAll: shown.length > 0 && chosen.length === shown.length,
    toggle(id: string) {
      takeBackEverything();
      setIds((last) => {
        const next = new Set(last);
        if (!next.delete(id)) next.add(id);
        return next;
      });
    },
    chooseAll: () => setIds(new Set(idsOf(shown))),
    clear() {
      takeBackEverything();
      setIds(new Set());
    },
    keep(left: string[]) {
      const gone = idsOf(chosen).filter((id) => !left.includes(id));
      setIds((last) => new Set([...last].filter((id) => !gone.includes(id))));
      if (!sessionStore.getSnapshot().user && !signInAgain.getSnapshot())
        draftStore.save(WAITING, { ids: left.join(' ') });
    },
  };
}

const idsOf = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);
