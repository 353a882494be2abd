import { type RefObject, useEffect, useRef } from 'react';

/** The link of a row, among those of this list. */
export function rowLink(list: HTMLElement | null, id: string): HTMLAnchorElement | null {
  return list?.querySelector<HTMLAnchorElement>(`[data-row="${CSS.escape(id)}"] a`) ?? null;
}

/**
 * Keeps the row of the enquiry that is open in sight. Once it is closed, its row has the focus: whoever comes back goes on
 * where they were.
 */
export function useOpenRow(list: RefObject<HTMLElement | null>, openId: string | undefined): void {
  const last = useRef(openId);

  useEffect(() => {
    const id = openId ?? last.current;
    const link = id === undefined ? null : rowLink(list.current, id);
    const row = link?.closest('li');
    const isBack = openId === undefined && last.current !== undefined;
    // Keys that went through the list go on from the row that they opened.
    const isInList = list.current?.contains(document.activeElement) ?? false;
    if (link && (isBack || (isInList && openId !== last.current))) link.focus({ preventScroll: true });
    if (row) bringIntoSight(row);
    last.current = openId;
  }, [list, openId]);
}

/** A list that stands beside its enquiry moves by itself: the page stays at the enquiry's beginning. */
function bringIntoSight(row: HTMLElement): void {
  const side = row.closest('.desk-list-side');
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
