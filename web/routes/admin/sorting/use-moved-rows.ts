import { type RefObject, useState } from 'react';

type Rows = {
  list: RefObject<HTMLElement | null>;
  count: number;
  move: (from: number, to: number) => void;
};

/** Announces a move by button, and moves the focus along with the row. */
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
