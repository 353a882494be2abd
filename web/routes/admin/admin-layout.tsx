import { useEffect } from 'react';
import { Outlet, useMatches } from 'react-router';
import type { AdminAreaHandle, DeskHandle } from '../../../contracts/page-handle.ts';
import { MessageBands } from '../../features/alerts/message-bands.tsx';
import { forgetOldDrafts } from '../../features/drafts/forget-old-drafts.ts';
import { useSitting } from '../../features/drafts/sitting/use-sitting.ts';
import { useRevalidateOnSessionChange } from '../../features/session/use-revalidate-on-session-change.ts';
import { ShortcutSheet } from '../../features/shortcuts/shortcut-sheet.tsx';
import { BrandLink } from '../../features/site-frame/brand-link.tsx';
import { AskFirstDialog } from './actions/ask-first-dialog.tsx';
import { AdminSidebar } from './admin-sidebar.tsx';
import { GoToKeys } from './go-to-keys.tsx';
import { LivePart } from './live/live-part.tsx';
import { MailBand } from './mail/health/mail-band.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { useNoStrayDrops } from './replies/files/use-file-drop.ts';
import { DeskSignInLinks } from './staff-page/desk-sign-in-links.tsx';
import { PageBand } from './staff-page/page-band.tsx';
import { SignInDialog } from './staff-page/sign-in-dialog.tsx';
import { Toasts } from './toasts/toasts.tsx';

export const handle: AdminAreaHandle = { isAdminArea: true };

export default function AdminLayout() {
  useRevalidateOnSessionChange();
  useNoStrayDrops();
  useEffect(() => forgetOldDrafts(), []);
  // Forms, lists and messages must not outlive the user they were shown to.
  const sitting = useSitting();
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
          <Outlet key={sitting} />
        </main>
      </div>
      <GoToKeys />
      <Toasts key={sitting} />
      <AskFirstDialog />
      <SignInDialog />
    </>
  );
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
