import { type RefObject, useEffect, useRef } from 'react';

export function rowLink(list: HTMLElement | null, id: string): HTMLAnchorElement | null {
  return list?.querySelector<HTMLAnchorElement>(`[data-row="${CSS.escape(id)}"] a`) ?? null;
}

/** Keeps the row of the open enquiry in view, and focuses it when the enquiry closes. */
export function useOpenRow(list: RefObject<HTMLElement | null>, openId: string | undefined): void {
  const last = useRef(openId);

  useEffect(() => {
    const id = openId ?? last.current;
    const link = id === undefined ? null : rowLink(list.current, id);
    const row = link?.closest('li');
    const isBack = openId === undefined && last.current !== undefined;
    // The list keys go on from the row that they opened.
    const isInList = list.current?.contains(document.activeElement) ?? false;
    if (link && (isBack || (isInList && openId !== last.current))) link.focus({ preventScroll: true });
    if (row) bringIntoSight(row);
    last.current = openId;
  }, [list, openId]);
}

/** Scrolls only the list: the page stays at the top of the enquiry. */
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
