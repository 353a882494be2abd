import { useEffect, useState, useSyncExternalStore } from 'react';
import { Outlet, useMatches, useNavigate } from 'react-router';
import type { AdminAreaHandle, DeskHandle } from '../../../contracts/page-handle.ts';
import { MessageBands } from '../../features/alerts/message-bands.tsx';
import { useDraftSession } from '../../features/drafts/draft-session/draft-session.ts';
import { forgetOldDrafts, hasDrafts } from '../../features/drafts/forget-old-drafts.ts';
import { signOut } from '../../features/session/sign-out/sign-out.ts';
import { useRevalidateOnSessionChange } from '../../features/session/use-revalidate-on-session-change.ts';
import { outdateSettings } from '../../features/settings/reload-settings.ts';
import { useChoices, useRootData } from '../../features/settings/use-settings.ts';
import { ShortcutSheet } from '../../features/shortcuts/shortcut-sheet.tsx';
import { useShortcut } from '../../features/shortcuts/shortcuts.ts';
import { BrandLink } from '../../features/site-frame/brand-link.tsx';
import { SignInLinks } from '../../features/site-frame/sign-in-links.tsx';
import { askedFirst } from './actions/ask-first.ts';
import { ConfirmDialog } from './actions/confirm-dialog.tsx';
import { ADMIN_PAGES } from './admin-pages.ts';
import { AdminSidebar } from './admin-sidebar.tsx';
import { shownChoices } from './destinations/shown-choices.ts';
import { liveStore } from './live/live-store.ts';
import { listenForChimes } from './live/notices/chime.ts';
import { leadNoticesBy } from './live/notices/watch-arrivals.ts';
import { ChangesOffer } from './live/refresh/changes-offer.tsx';
import { useLiveConnection } from './live/use-live-connection.ts';
import { useWaitingCounts } from './live/waiting-count.tsx';
import { MailBand } from './mail/health/mail-band.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { useNoStrayDrops } from './replies/files/use-file-drop.ts';
import { useMayOpen } from './rights/use-may-open.ts';
import { PageBand } from './staff-page/page-band.tsx';
import { SignInDialog } from './staff-page/sign-in-dialog.tsx';
import { Toasts } from './toasts/toasts.tsx';

const COUNT = /^\(\d+\+?\) /;
const MAX_SHOWN = 99;

export const handle: AdminAreaHandle = { isAdminArea: true };

export default function AdminLayout() {
  const choices = useChoices();
  if (!import.meta.env.SSR) shownChoices.current = choices;
  useRevalidateOnSessionChange();
  useLatestSettings();
  useNoStrayDrops();
  useEffect(() => forgetOldDrafts(), []);
  // Forms, lists and messages must not outlive the user they were shown to.
  const draftSession = useDraftSession();
  return (
    <>
      <SkipLink />
      <header data-desk className="sticky top-0 z-40 h-16 shrink-0 border-b border-mist bg-paper">
        <div className="measure site-bar justify-between">
          <BrandLink className="flex min-h-11 shrink-0 items-center gap-2.5 max-sm:[&>span:last-child]:sr-only" />
          <div className="flex min-w-0 items-center">
            <PaletteButton />
            <ShortcutSheet />
            <DeskSignInLinks />
          </div>
        </div>
      </header>
      <MessageBands place="admin">
        <PageBand />
      </MessageBands>
      <MailBand />
      <LivePart />
      <div className="measure desk-frame grid flex-1 content-start gap-x-8 gap-y-3 pb-6 lg:grid-cols-[10.5rem_minmax(0,1fr)] lg:pb-10">
        <AdminSidebar />
        <main
          id="main"
          tabIndex={-1}
          className="min-w-0 pb-[calc(4rem+var(--bottom-inset,0px))] outline-none"
        >
          <Outlet key={draftSession} />
        </main>
      </div>
      <GoToKeys />
      <Toasts key={draftSession} />
      <AskFirstDialog />
      <SignInDialog />
    </>
  );
}

/** A page that stays open shows what colleagues changed of names and settings with its next data. */
function useLatestSettings(): void {
  const data = useRootData();
  // biome-ignore lint/correctness/useExhaustiveDependencies: they have just been read
  useEffect(() => outdateSettings(false), [data]);
  useEffect(() => liveStore.onChange((kinds) => kinds.includes('settings') && outdateSettings(true)), []);
}

function SkipLink() {
  const { id, text } = useMatches().map(skipOf).findLast(Boolean) ?? { id: 'main', text: 'Skip to content' };
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        // An empty list is not rendered; nor is the list beside an open enquiry on a narrow screen.
        const named = document.getElementById(id);
        event.preventDefault();
        (named?.checkVisibility() ? named : document.getElementById('main'))?.focus();
      }}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-action px-5 py-3 font-semibold text-on-action focus:translate-y-0"
    >
      {text}
    </a>
  );
}

function skipOf({ handle: given }: { handle: unknown }): DeskHandle['skipTo'] | undefined {
  return (given as Partial<DeskHandle> | undefined)?.skipTo;
}

/** See `onceMeant`. */
function AskFirstDialog() {
  const text = useSyncExternalStore(
    askedFirst.subscribe,
    askedFirst.getSnapshot,
    askedFirst.getServerSnapshot,
  );
  return (
    <ConfirmDialog
      open={text !== null}
      title="Is this meant?"
      confirm="Do it all the same"
      cancel="Leave it as it is"
      onConfirm={async () => askedFirst.answer(true)}
      onClose={() => askedFirst.answer(false)}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}

function GoToKeys() {
  const mayOpen = useMayOpen();
  return ADMIN_PAGES.map(
    ({ key, text, to }) => key && mayOpen(to) && <GoToKey key={key} keys={`g ${key}`} text={text} to={to} />,
  );
}

function GoToKey({ keys, text, to }: { keys: string; text: string; to: string }) {
  const navigate = useNavigate();
  useShortcut(keys, { text, group: 'Go to' }, () => void navigate(to));
  return null;
}

function LivePart() {
  const navigate = useNavigate();
  useLiveConnection();
  useTitleCount();
  useEffect(() => leadNoticesBy((path) => void navigate(path)), [navigate]);
  useEffect(listenForChimes, []);
  return <ChangesOffer />;
}

function useTitleCount(): void {
  const waiting = useWaitingCounts()?.inbox ?? 0;

  useEffect(() => {
    const count = waiting === 0 ? '' : `(${waiting > MAX_SHOWN ? `${MAX_SHOWN}+` : waiting}) `;
    const put = () => {
      const title = count + document.title.replace(COUNT, '');
      if (document.title !== title) document.title = title;
    };
    put();
    // A new page sets its own title, without the count.
    const observer = new MutationObserver(put);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(COUNT, '');
    };
  }, [waiting]);
}

function DeskSignInLinks() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <SignInLinks place="admin" onLogout={() => (hasDrafts() ? setAsking(true) : signOut())} />
      <ConfirmDialog
        open={isAsking}
        title="Log out?"
        confirm="Log out"
        cancel="Stay"
        onConfirm={async () => signOut()}
        onClose={() => setAsking(false)}
      >
        What is half written here is forgotten.
      </ConfirmDialog>
    </>
  );
}
