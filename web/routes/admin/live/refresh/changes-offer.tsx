import { ArrowUp } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { matchPath, useLocation, useMatches, useNavigation, useRevalidator } from 'react-router';
import { countOf } from '../../../../../contracts/count-of.ts';
import type { DeskNewsCounts } from '../../../../../contracts/live/live.contract.ts';
import type { ChangeKind } from '../../../../../contracts/live/live-terms.ts';
import { moveFocusToContent } from '../../../../lib/browser/move-focus-to-content.ts';
import type { SitePage } from '../../../../lib/site-page.ts';
import { IN_A_ROW, settle } from '../../actions/double-press-guard.ts';
import { onReload } from '../../actions/use-reload.ts';
import { mailHealthStore } from '../../mail/health/mail-health-store.ts';
import { liveStore } from '../live-store.ts';
import { useWaitingCounts } from '../waiting-count.tsx';
import { createRefresher, type Refresher } from './refresher.ts';

const OFTEN = 2_000;
/** For mailings, which cause changes for a quarter of an hour, and for expensive counts. */
const SELDOM = 10_000;
const NOTHING: ShownKinds = { kinds: [], every: SELDOM };
/** Without editors: they find a colleague's changes when they save. Add each new page that is not an editor. */
const PAGES: [path: SitePage, shown: ShownKinds][] = [
  ['/admin-dashboard', { kinds: ['enquiries', 'messages', 'reviews', 'mail', 'users'], every: SELDOM }],
  ['/admin/inbox', { kinds: ['enquiries', 'messages'], isList: true, every: OFTEN }],
  ['/admin/inbox/bookings/:id', { kinds: ['enquiries', 'messages', 'customers', 'mail'], every: OFTEN }],
  ['/admin/inbox/messages/:id', { kinds: ['enquiries', 'messages', 'customers', 'mail'], every: OFTEN }],
  ['/admin/bookings', { kinds: ['enquiries'], isList: true, counted: 'newEnquiries', every: OFTEN }],
  ['/admin/bookings/bin', { kinds: ['enquiries'], isList: true, every: OFTEN }],
  ['/admin/bookings/new', NOTHING],
  ['/admin/money', { kinds: ['enquiries'], isList: true, every: SELDOM }],
  ['/admin/bookings/:id', { kinds: ['enquiries', 'messages', 'customers', 'mail'], every: OFTEN }],
  ['/admin/messages', { kinds: ['messages'], isList: true, counted: 'openMessages', every: OFTEN }],
  ['/admin/messages/:id', { kinds: ['messages', 'customers', 'mail'], every: OFTEN }],
  ['/admin/manage-tours', { kinds: ['tours'], isList: true, every: OFTEN, waitsFor: 'tour' }],
  ['/admin/manage-tours/:id/preview', { kinds: ['tours'], every: OFTEN }],
  ['/admin/places', { kinds: ['tours'], isList: true, every: OFTEN }],
  ['/admin/media/:id', { kinds: ['tours'], every: OFTEN }],
  ['/admin/media', { kinds: ['tours'], isList: true, every: OFTEN }],
  ['/admin/team', { kinds: ['tours'], isList: true, every: OFTEN }],
  ['/admin/roads', { kinds: ['roads', 'enquiries'], isList: true, every: SELDOM }],
  ['/admin/reviews', { kinds: ['reviews'], isList: true, every: OFTEN }],
  ['/admin/mail', { kinds: ['mail'], isList: true, every: SELDOM }],
  ['/admin/start', { kinds: ['settings', 'tours', 'history'], every: OFTEN }],
  ['/admin/start/demo', { kinds: ['settings', 'tours', 'enquiries', 'users'], every: OFTEN }],
  ['/admin/pages', { kinds: ['history'], every: SELDOM }],
  ['/admin/users', { kinds: ['users', 'mail'], isList: true, every: OFTEN }],
  ['/admin/users/roles', { kinds: ['settings'], every: OFTEN }],
  ['/admin/users/former-staff', { kinds: ['users'], isList: true, every: OFTEN }],
  ['/admin/users/invite', NOTHING],
  ['/admin/users/ownership', { kinds: ['users'], every: OFTEN }],
  ['/admin/users/:id', { kinds: ['users', 'enquiries', 'reviews'], every: OFTEN }],
  ['/admin/subscribers', { kinds: ['subscribers'], isList: true, every: SELDOM }],
  ['/admin/newsletter', { kinds: ['issues'], every: OFTEN }],
  ['/admin/import', { kinds: ['history'], isList: true, every: OFTEN }],
  ['/admin/history', { kinds: ['history'], isList: true, every: OFTEN }],
  ['/admin/customers', { kinds: ['customers', 'enquiries', 'messages'], isList: true, every: SELDOM }],
  [
    '/admin/customers/:id',
    { kinds: ['customers', 'enquiries', 'messages', 'reviews', 'users'], every: OFTEN },
  ],
];

/** A page scrolled by less counts as at its top. Pixels. */
const AT_TOP = 80;
const IN_HAND = 'dialog[open], [role="menu"], [role="listbox"], [data-dnd-dragging]';
const IN_A_ROW_LINK = `${IN_A_ROW} a[href]`;
const isNamed = (parameter?: string) =>
  parameter !== undefined && new URLSearchParams(window.location.search).has(parameter);
const rowsShown = () =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>(IN_A_ROW_LINK), ({ href }) => href).join('\n');
let isPressed = false;

export function ChangesOffer() {
  const { offered, show } = useLiveRefresh();
  const counts = useWaitingCounts();

  async function press() {
    window.scrollTo({ top: 0 });
    await show();
    moveFocusToContent();
  }

  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-18 z-30 flex justify-center px-4">
      {offered !== undefined && (
        <button
          type="button"
          onClick={() => void press()}
          className="pointer-events-auto flex min-h-11 items-center gap-2 rounded-full bg-action px-5 font-semibold text-on-action shadow-lg hover:bg-action-hover"
        >
          <ArrowUp className="size-4" />
          {offerText(offered, counts)}
          <span className="font-normal underline">Show</span>
        </button>
      )}
    </div>
  );
}

function offerText({ counted, before }: OfferedChanges, counts: DeskNewsCounts | null): string {
  const added = counted && before && counts ? counts[counted] - before[counted] : 0;
  if (added <= 0) return 'This list has changed';
  return counted === 'newEnquiries'
    ? countOf(added, 'new enquiry', 'new enquiries')
    : countOf(added, 'new message');
}

type OfferedChanges = {
  counted: ShownKinds['counted'];
  /** Counts when the list was loaded; null if unknown. */
  before: DeskNewsCounts | null;
};

function useLiveRefresh(): { offered: OfferedChanges | undefined; show: () => Promise<void> } {
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

function isListBeingRead(): boolean {
  if (window.scrollY > AT_TOP) return true;
  if (document.activeElement?.closest(IN_A_ROW)) return true;
  return document.querySelector(`${IN_A_ROW} input:checked`) !== null;
}

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

type ShownKinds = {
  kinds: readonly ChangeKind[];
  /** In a list, new rows move the others. */
  isList?: boolean;
  counted?: keyof DeskNewsCounts;
  /** While the address has this parameter, a form covers the list; the list reloads when it closes. */
  waitsFor?: string;
  /** Milliseconds between reloads, at least. */
  every: number;
};

export function shownKindsOf(pathname: string): ShownKinds {
  return PAGES.find(([path]) => matchPath(path, pathname))?.[1] ?? NOTHING;
}
