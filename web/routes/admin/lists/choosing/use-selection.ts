import { useEffect, useState } from 'react';
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
  useEffect(() => draftStore.clear(WAITING), []);
  // A row may come back unnoticed: it must not be changed along with a later selection.
  useEffect(() => {
    setIds((last) => (last.size === 0 ? last : new Set(idsOf(shown).filter((id) => last.has(id)))));
  }, [shown]);
  const chosen = shown.filter(({ _id }) => ids.has(_id));

  return {
    chosen,
    everything,
    chooseEverything: setEverything,
    isChosen: (id: string) => ids.has(id),
    isAll: shown.length > 0 && chosen.length === shown.length,
    toggle(id: string) {
      setEverything(null);
      setIds((last) => {
        const next = new Set(last);
        if (!next.delete(id)) next.add(id);
        return next;
      });
    },
    chooseAll: () => setIds(new Set(idsOf(shown))),
    clear() {
      setEverything(null);
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
