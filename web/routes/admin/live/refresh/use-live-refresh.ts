import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useMatches, useNavigation, useRevalidator } from 'react-router';
import type { DeskNewsCounts } from '../../../../../contracts/live/live.contract.ts';
import { IN_A_ROW, settle } from '../../actions/double-press-guard.ts';
import { onReload } from '../../actions/use-reload.ts';
import { mailHealthStore } from '../../mail/health/mail-health-store.ts';
import { liveStore } from '../live-store.ts';
import { createRefresher, type Refresher } from './refresher.ts';
import { type ShownKinds, shownKindsOf } from './shown-kinds.ts';

/** A page scrolled by less counts as at its top. Pixels. */
const AT_TOP = 80;
const IN_HAND = 'dialog[open], [role="menu"], [role="listbox"], [data-dnd-dragging]';
const IN_A_ROW_LINK = `${IN_A_ROW} a[href]`;

export type OfferedChanges = {
  counted: ShownKinds['counted'];
  /** Counts when the list was loaded; null if unknown. */
  before: DeskNewsCounts | null;
};

export function useLiveRefresh(): { offered: OfferedChanges | undefined; show: () => Promise<void> } {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const [offered, setOffered] = useState<OfferedChanges>();
  const refresher = useRef<Refresher>(undefined);
  const isLoading = state === 'loading' || navigation.state === 'loading';
  const countsBefore = useRef<DeskNewsCounts>(null);
  const before = useRef<{ page: string; rows: string }>(undefined);
  const matches = useMatches();

  // The data is here before its rows are drawn: presses meant for the row that was there must do nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page loads brings the rows
  useLayoutEffect(() => {
    const { page, rows } = before.current ?? {};
    if (page === pathname && rows && rows !== rowsShown()) settle('rows');
    if (!isLoading) before.current = undefined;
  }, [matches, isLoading, pathname]);

  useEffect(() => {
    const { kinds, isList = false, every, counted, waitsFor } = shownKindsOf(pathname);
    countsBefore.current = liveStore.counts();
    const own = createRefresher({
      async reload() {
        before.current = { page: pathname, rows: rowsShown() };
        await revalidate();
      },
      isCalm: () => !isPressed && !document.querySelector(IN_HAND) && !isNamed(waitsFor),
      isWatched: () => document.visibilityState === 'visible' && navigator.onLine,
      isBeingRead: () => isList && isListBeingRead(),
      offer: (isOffered) => setOffered(isOffered ? { counted, before: countsBefore.current } : undefined),
    });
    refresher.current = own;
    const forgetChanges = liveStore.onChange((changed) => {
      if (changed.includes('mail')) void mailHealthStore.ask();
      if (changed.some((kind) => kinds.includes(kind))) own.changed(every);
    });
    // On a page that loaded before the first counts: it already shows what they count.
    const forgetCounts = liveStore.subscribe(() => {
      countsBefore.current ??= liveStore.counts();
    });
    const forgetReloads = onReload(() => own.loading(true));
    const forgetPresses = watchPresses();
    document.addEventListener('visibilitychange', own.look);
    window.addEventListener('online', own.look);
    return () => {
      forgetChanges();
      forgetCounts();
      forgetReloads();
      forgetPresses();
      document.removeEventListener('visibilitychange', own.look);
      window.removeEventListener('online', own.look);
      own.stop();
      setOffered(undefined);
    };
  }, [pathname, revalidate]);

  useEffect(() => {
    if (!isLoading) return;
    countsBefore.current = liveStore.counts();
    refresher.current?.loading();
  }, [isLoading]);

  return { offered, show: async () => refresher.current?.show() };
}

const isNamed = (parameter?: string) =>
  parameter !== undefined && new URLSearchParams(window.location.search).has(parameter);

const rowsShown = () =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>(IN_A_ROW_LINK), ({ href }) => href).join('\n');

function isListBeingRead(): boolean {
  if (window.scrollY > AT_TOP) return true;
  if (document.activeElement?.closest(IN_A_ROW)) return true;
  return document.querySelector(`${IN_A_ROW} input:checked`) !== null;
}

let isPressed = false;

/** No reload during a press or drag: it must end on the element it began on. */
function watchPresses(): () => void {
  const begin = () => {
    isPressed = true;
  };
  const end = () => {
    isPressed = false;
  };
  const ends = ['pointerup', 'pointercancel', 'blur', 'contextmenu'];
  window.addEventListener('pointerdown', begin, true);
  for (const name of ends) window.addEventListener(name, end, true);
  return () => {
    window.removeEventListener('pointerdown', begin, true);
    for (const name of ends) window.removeEventListener(name, end, true);
  };
}
