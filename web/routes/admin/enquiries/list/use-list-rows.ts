import { type RefObject, useEffect, useRef } from 'react';
import { useShortcut } from '../../../../features/shortcuts/shortcuts.ts';
import type { DeskList } from '../position/wanted-rows.ts';

const LIST_KEYS = { group: 'The list' } as const;
export const ROW_KEYS = { ...LIST_KEYS, within: 'row' } as const;

export const MENU = '[aria-haspopup=menu]';

type List = RefObject<HTMLElement | null>;

type Options = {
  texts: DeskList<never>['texts'];
  menu: string;
  shown: readonly { _id: string }[];
  openId: string | undefined;
};

export function useListRows({ texts, menu, shown, openId }: Options) {
  const list = useRef<HTMLDivElement>(null);
  useOpenRow(list, openId);
  useFocusAmongRows(list, shown);
  useListKeys(list, { texts, menu }, openId === undefined);
  return list;
}

const rowsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('li[data-row]') ?? [])];

export const currentRow = (list: HTMLElement | null) =>
  rowsOf(list).find((row) => row.contains(document.activeElement));

function useListKeys(list: List, { texts, menu }: Pick<Options, 'texts' | 'menu'>, isOn: boolean): void {
  function go(by: 1 | -1) {
    const all = rowsOf(list.current);
    const from = currentRow(list.current);
    const to = from ? all[all.indexOf(from) + by] : all[0];
    to?.querySelector('a')?.focus({ preventScroll: true });
    to?.scrollIntoView({ block: 'nearest' });
  }

  const press = (selector: string) => currentRow(list.current)?.querySelector<HTMLElement>(selector)?.click();

  /** The bulk bar comes after all rows, too far for Tab. */
  function toMenu() {
    const ofChosen = document.querySelector<HTMLElement>(`[data-part=chosen] ${MENU}`);
    if (ofChosen) ofChosen.focus();
    else press(MENU);
  }

  useShortcut('j', { ...LIST_KEYS, text: texts.next, isRepeated: true }, () => go(1), isOn);
  useShortcut('k', { ...LIST_KEYS, text: texts.previous, isRepeated: true }, () => go(-1), isOn);
  useShortcut('o', { ...ROW_KEYS, text: 'Open it (Enter does, too)' }, () => press('a'), isOn);
  useShortcut('x', { ...ROW_KEYS, text: 'Choose it, or not' }, () => press('input[type=checkbox]'), isOn);
  useShortcut('e', { ...ROW_KEYS, text: menu }, toMenu, isOn);
  useShortcut('/', { ...LIST_KEYS, text: 'Search' }, focusSearch, isOn);
}

function focusSearch(): void {
  document.querySelector<HTMLInputElement>('#main form[role=search] input[type=search]')?.focus();
}

/** Keeps the row of the open enquiry in view, and focuses it when the enquiry closes. */
function useOpenRow(list: List, openId: string | undefined): void {
  const last = useRef(openId);

  useEffect(() => {
    const id = openId ?? last.current;
    const row = rowsOf(list.current).find(({ dataset }) => dataset.row === id);
    const isBack = openId === undefined && last.current !== undefined;
    // The list keys go on from the row that they opened.
    const isInList = list.current?.contains(document.activeElement) ?? false;
    if (isBack || (isInList && openId !== last.current))
      row?.querySelector('a')?.focus({ preventScroll: true });
    if (row) bringIntoSight(row);
    last.current = openId;
  }, [list, openId]);
}

/** Scrolls only the list: the page stays at the top of the enquiry. */
function bringIntoSight(row: HTMLElement): void {
  const side = row.closest('[data-list-side]');
  if (!side || side.scrollHeight <= side.clientHeight) {
    row.scrollIntoView({ block: 'nearest' });
    return;
  }
  const [at, room] = [row.getBoundingClientRect(), side.getBoundingClientRect()];
  const below = at.bottom - Math.min(room.bottom, innerHeight);
  const above = room.top - at.top;
  if (above > 0) side.scrollTop -= above;
  else if (below > 0) side.scrollTop += below;
}

/** If the focused row leaves the list, the row that takes its position gets the focus. */
function useFocusAmongRows(list: List, shown: Options['shown']): void {
  const last = useRef<{ id: string; at: number }>(undefined);

  useEffect(() => {
    const note = () => {
      const row = currentRow(list.current);
      const id = row?.dataset.row;
      last.current = row && id !== undefined ? { id, at: rowsOf(list.current).indexOf(row) } : undefined;
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
