import { useState } from 'react';

/** Which rows of a list are chosen. What is no longer shown is no longer chosen. */
export function useSelection<Row extends { _id: string }>(shown: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = shown.filter(({ _id }) => ids.has(_id));

  return {
    chosen,
    isChosen: (id: string) => ids.has(id),
    isAll: shown.length > 0 && chosen.length === shown.length,
    toggle(id: string) {
      setIds((last) => {
        const next = new Set(last);
        if (!next.delete(id)) next.add(id);
        return next;
      });
    },
    chooseAll: () => setIds(new Set(shown.map(({ _id }) => _id))),
    clear: () => setIds(new Set()),
  };
}
