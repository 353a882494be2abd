import type { RefObject } from 'react';
import { useShortcut } from '../../../../features/shortcuts/shortcuts.ts';
import type { DeskList } from '../place/wanted-rows.ts';
import { LIST_KEYS, MENU, pressInRow, ROW_KEYS, useRowKeys } from './use-row-keys.ts';

type Texts = { texts: DeskList<never>['texts']; menu: string };

export function useListKeys(
  list: RefObject<HTMLElement | null>,
  { texts, menu }: Texts,
  isOn: boolean,
): void {
  /** The bulk bar comes after all rows, too far for Tab. */
  const toMenu = () => {
    const ofChosen = document.querySelector<HTMLElement>('[data-part=chosen] [aria-haspopup=menu]');
    if (ofChosen) ofChosen.focus();
    else pressInRow(list.current, MENU);
  };

  useRowKeys(list, texts, isOn);
  useShortcut(
    'x',
    { ...ROW_KEYS, text: 'Choose it, or not' },
    () => pressInRow(list.current, 'input[type=checkbox]'),
    isOn,
  );
  useShortcut('e', { ...ROW_KEYS, text: menu }, toMenu, isOn);
  useShortcut('/', { ...LIST_KEYS, text: 'Search' }, focusSearch, isOn);
}

function focusSearch(): void {
  document.querySelector<HTMLInputElement>('#main form[role=search] input[type=search]')?.focus();
}
