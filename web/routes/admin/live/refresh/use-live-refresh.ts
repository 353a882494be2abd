import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useMatches, useNavigation, useRevalidator } from 'react-router';
import type { DeskNewsCounts } from '../../../../../contracts/live/live.contract.ts';
import { IN_A_ROW, settle } from '../../actions/double-press-guard.ts';
import { onReload } from '../../actions/use-reload.ts';
import { mailHealthStore } from '../../mail/health/mail-health-store.ts';
import { liveStore } from '../live-store.ts';
import { createRefresher, type Refresher } from './refresher.ts';
import { type ShownKinds, shownKindsOf } from './shown-kinds.ts';

/** A page that was scrolled by less shows its beginning. Pixels. */
const AT_TOP = 80;
/** Over the page, or carried across it. */
const IN_HAND = 'dialog[open], [role="menu"], [role="listbox"], [data-dnd-dragging]';
const IN_A_ROW_LINK = `${IN_A_ROW} a[href]`;

/** What is left to whoever has scrolled a list, or stands in one of its rows. */
export type OfferedChanges = {
  counted: ShownKinds['counted'];
  /** How much waited when the list was loaded; null where nobody knows. */
  before: DeskNewsCounts | null;
};

/** Loads the page anew when something that it shows has changed, or offers that. */
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

  // The answer is here before its rows are drawn. A press that was meant for the row which stood there does nothing.
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
    // Of a page that was there before anybody had counted: what is counted first it shows already.
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

/** Whether the address names one of the list, of which a form is open. */
const isNamed = (parameter?: string) =>
  parameter !== undefined && new URLSearchParams(window.location.search).has(parameter);

/** Which rows stand in which order. */
const rowsShown = () =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>(IN_A_ROW_LINK), ({ href }) => href).join('\n');

/** Somebody has scrolled, or stands in a row by keyboard, or has chosen some. */
function isListBeingRead(): boolean {
  if (window.scrollY > AT_TOP) return true;
  if (document.activeElement?.closest(IN_A_ROW)) return true;
  return document.querySelector(`${IN_A_ROW} input:checked`) !== null;
}

let isPressed = false;

/** A press that has begun on what stands there is to end on it: so is a drag. */
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
