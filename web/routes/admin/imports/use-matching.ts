import { useRef, useState } from 'react';
import type { ImportChoices, ImportDetail } from '../../../../contracts/imports/imports.contract.ts';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { staffApi } from '../staff-api.ts';

/** Each choice is stored at once: a reload, or another device, goes on from there. */
export function useMatching(found: ImportDetail) {
  const act = useStaffAction();
  const [matching, setMatching] = useState(() => found.columns.map(({ field }) => field));
  const [choices, setChoices] = useState(found.choices);
  const [waiting, setWaiting] = useState(0);
  const latest = useRef({ matching, choices });
  const last = useRef<Promise<unknown>>(Promise.resolve());

  async function store() {
    setWaiting((count) => count + 1);
    // One after the other, so that the last choice is the one that holds.
    last.current = last.current.then(() =>
      act({
        call: () => staffApi.matchImport({ params: { id: found._id }, body: latest.current }),
        failed: 'Failed to store your choice',
      }),
    );
    await last.current;
    setWaiting((count) => count - 1);
  }

  return {
    matching,
    choices,
    isLooking: waiting > 0,
    /** A field belongs to one column: it leaves the other. */
    match(column: number, field: string) {
      const next = matching.map((own, at) => (at === column ? field : own === field ? '' : own));
      latest.current = { ...latest.current, matching: next };
      setMatching(next);
      void store();
    },
    choose(change: Partial<ImportChoices>) {
      const next = { ...choices, ...change };
      latest.current = { ...latest.current, choices: next };
      setChoices(next);
      void store();
    },
  };
}
