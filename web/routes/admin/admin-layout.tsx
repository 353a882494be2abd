import { Outlet } from 'react-router';
import type { AdminAreaHandle } from '../../../contracts/page-handle.ts';
import { MessageBands } from '../../features/alerts/message-bands.tsx';
import { useSitting } from '../../features/drafts/sitting/use-sitting.ts';
import { useRevalidateOnSessionChange } from '../../features/session/use-revalidate-on-session-change.ts';
import { BrandLink } from '../../features/site-frame/brand-link.tsx';
import { SignInLinks } from '../../features/site-frame/sign-in-links.tsx';
import { AdminSidebar } from './admin-sidebar.tsx';
import { LivePart } from './live/live-part.tsx';
import { MailBand } from './mail/health/mail-band.tsx';
import { PageBand } from './staff-page/page-band.tsx';
import { SignInDialog } from './staff-page/sign-in-dialog.tsx';
import { Toasts } from './toasts/toasts.tsx';

export const handle: AdminAreaHandle = { isAdminArea: true };

export default function AdminLayout() {
  useRevalidateOnSessionChange();
  // No form, list or message outlasts whoever it was for.
  const sitting = useSitting();
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-action px-5 py-3 font-semibold text-on-action focus:translate-y-0"
      >
        Skip to content
      </a>
      <header data-desk className="sticky top-0 z-40 h-16 shrink-0 border-b border-mist bg-paper">
        <div className="measure site-bar justify-between">
          <BrandLink className="flex min-h-11 max-w-[9.5rem] items-center gap-2.5 sm:max-w-none" />
          <SignInLinks place="admin" />
        </div>
      </header>
      <MessageBands place="admin">
        <PageBand />
      </MessageBands>
      <MailBand />
      <LivePart />
      <div className="measure grid flex-1 content-start gap-x-10 gap-y-6 pb-6 lg:grid-cols-[12rem_minmax(0,1fr)] lg:pb-10">
        <AdminSidebar />
        <main
          id="main"
          tabIndex={-1}
          className="min-w-0 pb-[calc(4rem+var(--bottom-inset,0px))] outline-none"
        >
          <Outlet key={sitting} />
        </main>
      </div>
      <Toasts key={sitting} />
      <SignInDialog />
    </>
  );
}
