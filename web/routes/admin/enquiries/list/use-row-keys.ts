import type { RefObject } from 'react';
import { useShortcut } from '../../../../features/shortcuts/shortcuts.ts';
import type { DeskList } from '../place/wanted-rows.ts';

export const LIST_KEYS = { group: 'The list' } as const;
export const ROW_KEYS = { ...LIST_KEYS, within: 'row' } as const;

export const MENU = '[aria-haspopup=menu]';

export const rowsOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('li[data-row]') ?? []),
];

export const currentRow = (list: HTMLElement | null) =>
  rowsOf(list).find((row) => row.contains(document.activeElement));

export function useRowKeys(
  list: RefObject<HTMLElement | null>,
  { next, previous }: DeskList<never>['texts'],
  isOn: boolean,
): void {
  /** Starts at the first row if none has the focus. */
  function go(by: 1 | -1) {
    const all = rowsOf(list.current);
    const from = currentRow(list.current);
    const to = from ? all[all.indexOf(from) + by] : all[0];
    to?.querySelector('a')?.focus({ preventScroll: true });
    to?.scrollIntoView({ block: 'nearest' });
  }

  useShortcut('j', { ...LIST_KEYS, text: next, isRepeated: true }, () => go(1), isOn);
  useShortcut('k', { ...LIST_KEYS, text: previous, isRepeated: true }, () => go(-1), isOn);
  useShortcut(
    'o',
    { ...ROW_KEYS, text: 'Open it (Enter does, too)' },
    () => pressInRow(list.current, 'a'),
    isOn,
  );
}

export function pressInRow(list: HTMLElement | null, selector: string): void {
  currentRow(list)?.querySelector<HTMLElement>(selector)?.click();
}
