import type { RefObject } from 'react';
import { useShortcut } from '../../../../features/shortcuts/shortcuts.ts';

const LIST = { group: 'The list' } as const;

/** The keys of a list that has the page to itself: its rows are gone through, opened, chosen. */
export function useListKeys(list: RefObject<HTMLElement | null>, isOn: boolean): void {
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('li[data-row]') ?? [])];
  const current = () => rows().find((row) => row.contains(document.activeElement));

  /** From the row that has the focus; from elsewhere to the first. */
  function go(by: 1 | -1) {
    const all = rows();
    const from = current();
    const to = from ? all[all.indexOf(from) + by] : all[0];
    to?.querySelector('a')?.focus({ preventScroll: true });
    to?.scrollIntoView({ block: 'nearest' });
  }
  const press = (selector: string) => current()?.querySelector<HTMLElement>(selector)?.click();
  /** What can be done with those that are chosen stands behind all the rows: too far for Tab. */
  const toMenu = () => {
    const ofChosen = document.querySelector<HTMLElement>('[data-part=chosen] [aria-haspopup=menu]');
    if (ofChosen) ofChosen.focus();
    else press('[aria-haspopup=menu]');
  };

  useShortcut('j', { ...LIST, text: 'Next enquiry' }, () => go(1), isOn);
  useShortcut('k', { ...LIST, text: 'Previous enquiry' }, () => go(-1), isOn);
  useShortcut('o', { ...LIST, text: 'Open it (Enter does, too)' }, () => press('a'), isOn);
  useShortcut('x', { ...LIST, text: 'Choose it, or not' }, () => press('input[type=checkbox]'), isOn);
  useShortcut('e', { ...LIST, text: 'Its menu: status, bin; or that of the chosen' }, toMenu, isOn);
  useShortcut('/', { ...LIST, text: 'Search' }, focusSearch, isOn);
}

function focusSearch(): void {
  document.querySelector<HTMLInputElement>('#main form[role=search] input[type=search]')?.focus();
}
