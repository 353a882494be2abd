import { type ReactNode, useEffect } from 'react';
import { href, Outlet, useLocation } from 'react-router';
import { MessageBands } from '../features/alerts/message-bands.tsx';
import { useDraftSession } from '../features/drafts/draft-session/draft-session.ts';
import { LateProblemPage } from '../features/failures/problem-page/late-problem-page.tsx';
import { SaveForm } from '../features/saved-tours/save-form.tsx';
import { FloatingButtons } from '../features/site-frame/floating/floating-buttons.tsx';
import { SiteHeader } from '../features/site-frame/site-header.tsx';
import { fetchAhead, optionalPart } from '../lib/loading/lazy-part.ts';
import type { Route } from './+types/public-layout.ts';

const loadFooter = () => import('../features/site-frame/site-footer.tsx');
const loadCompareBar = () => import('../features/compare/compare-bar.tsx');
const SiteFooter = optionalPart(loadFooter, 'SiteFooter');
const CompareBar = optionalPart(loadCompareBar, 'CompareBar');

export default function PublicLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

/** Keeps the frame's links. The root's boundary handles errors of the frame. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <LateProblemPage error={error} isFramed />
    </SiteFrame>
  );
}

function SiteFrame({ children }: { children: ReactNode }) {
  // Remounts forms when the user changes.
  const draftSession = useDraftSession();
  useEffect(() => void fetchAhead([LateProblemPage]), []);
  // A slow sign-in navigates without recent input, so a footer that moves would count as layout shift.
  const isAtDoor = useLocation().pathname === href('/login');
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-action px-5 py-3 font-semibold text-on-action focus:translate-y-0"
      >
        Skip to content
      </a>
      <SiteHeader />
      <SaveForm />
      <MessageBands place="site" />
      <main key={`main ${draftSession}`} id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter key={`${draftSession} ${isAtDoor}`} />
      <CompareBar />
      <FloatingButtons key={`buttons ${draftSession}`} />
    </>
  );
}
