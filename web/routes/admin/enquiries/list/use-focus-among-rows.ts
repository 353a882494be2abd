import { type RefObject, useEffect, useRef } from 'react';
import { rowsOf } from './use-row-keys.ts';

/** If the focused row leaves the list, the row that takes its position gets the focus. */
export function useFocusAmongRows(
  list: RefObject<HTMLElement | null>,
  shown: readonly { _id: string }[],
): void {
  const last = useRef<{ id: string; at: number }>(undefined);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const at = rowsOf(list.current).findIndex((row) => target instanceof Node && row.contains(target));
      const id = rowsOf(list.current)[at]?.dataset.row;
      last.current = id === undefined ? undefined : { id, at };
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [list]);

  useEffect(() => {
    if (!last.current) return;
    const { id, at } = last.current;
    const now = shown.findIndex(({ _id }) => _id === id);
    if (now >= 0) last.current.at = now;
    else if (document.activeElement === document.body) {
      const row = rowsOf(list.current)[Math.min(at, shown.length - 1)];
      (row?.querySelector('a') ?? list.current)?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: 'nearest' });
    }
  }, [list, shown]);
}
