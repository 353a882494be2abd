import { type RefObject, useState } from 'react';

type Rows = {
  list: RefObject<HTMLElement | null>;
  count: number;
  move: (from: number, to: number) => void;
};

/** Rows that buttons move: what was done is said, and the focus goes with the row, which stands elsewhere in the page then. */
export function useMovedRows({ list, count, move }: Rows) {
  const [said, setSaid] = useState('');

  function moveByButton(from: number, to: number) {
    move(from, to);
    setSaid(`Moved to place ${to + 1} of ${count}.`);
    const button = to < from ? 'up' : 'down';
    setTimeout(() =>
      list.current?.children[to]?.querySelector<HTMLElement>(`[aria-label$=" ${button}"]`)?.focus(),
    );
  }

  return { said, moveByButton };
}
