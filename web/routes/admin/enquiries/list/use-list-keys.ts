import type { RefObject } from 'react';
import { useShortcut } from '../../../../features/shortcuts/shortcuts.ts';
import { ENQUIRIES } from '../load-desk.ts';
import { LIST_KEYS, MENU, pressInRow, ROW_KEYS, useRowKeys } from './use-row-keys.ts';

/** The keys of the list of enquiries: its rows are gone through, opened, chosen. */
export function useListKeys(list: RefObject<HTMLElement | null>, isOn: boolean): void {
  /** What can be done with those that are chosen stands behind all the rows: too far for Tab. */
  const toMenu = () => {
    const ofChosen = document.querySelector<HTMLElement>('[data-part=chosen] [aria-haspopup=menu]');
    if (ofChosen) ofChosen.focus();
    else pressInRow(list.current, MENU);
  };

  useRowKeys(list, ENQUIRIES.texts, isOn);
  useShortcut(
    'x',
    { ...ROW_KEYS, text: 'Choose it, or not' },
    () => pressInRow(list.current, 'input[type=checkbox]'),
    isOn,
  );
  useShortcut('e', { ...ROW_KEYS, text: 'Its menu: status, bin; or that of the chosen' }, toMenu, isOn);
  useShortcut('/', { ...LIST_KEYS, text: 'Search' }, focusSearch, isOn);
}

function focusSearch(): void {
  document.querySelector<HTMLInputElement>('#main form[role=search] input[type=search]')?.focus();
}
