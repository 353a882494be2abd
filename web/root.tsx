import type { ReactNode } from 'react';
import { Links, Meta, Outlet, ScrollRestoration, type ShouldRevalidateFunction } from 'react-router';
import { thisYearInIndia } from '../contracts/india-time.ts';
import type { Route } from './+types/root.ts';
import { apiContext } from './api/api-context.ts';
import { useOfflineBlocker } from './features/drafts/leaving/use-offline-blocker.ts';
import { ProblemPage } from './features/failures/problem-page/problem-page.tsx';
import { SITE_LANGUAGES } from './features/page-head/site-languages.ts';
import { SESSION_MARK_SCRIPT } from './features/session/mark-document-signed-in.ts';
import { areSettingsAskedAnew } from './features/settings/ask-settings-anew.ts';
import type { RootData } from './features/settings/use-settings.ts';
import { PendingBar } from './features/site-frame/pending-bar.tsx';
import { PageData, PageStarter } from './lib/starting/page-scripts.tsx';
import stylesUrl from './styles/app.css?url';
import figtreeUrl from './styles/fonts/figtree.woff2?url';
import frauncesUrl from './styles/fonts/fraunces.woff2?url';
import holdLatePictures from './ui/pictures/hold-late-pictures.ts?inline-script';

/** The browser has no need of it once more. */
const BEFORE_PAINT = import.meta.env.SSR ? `${SESSION_MARK_SCRIPT};(${holdLatePictures})()` : '';

const preloadedFont = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
});

export const links: Route.LinksFunction = () => [
  preloadedFont(figtreeUrl),
  preloadedFont(frauncesUrl),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/brand/icon-192.png', type: 'image/png', sizes: '192x192' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** The request's address is the site's own: the server believes no visitor's Host header where it knows better. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<RootData> {
  const { data: settings } = await context.get(apiContext).getSettings();
  return { settings, year: thisYearInIndia(), siteUrl: new URL(request.url).origin };
}

/** The agency's details do not change while a visitor reads. Staff who change them ask for them anew. */
export const shouldRevalidate: ShouldRevalidateFunction = areSettingsAskedAnew;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={SITE_LANGUAGES[0].tag} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf8f2" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1714" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, which has to run before the first paint */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: BEFORE_PAINT }} />
        <PageStarter styleSheet={stylesUrl} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <PageData />
      </body>
    </html>
  );
}

export default function App() {
  useOfflineBlocker();
  return (
    <>
      <PendingBar />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProblemPage error={error} />;
}
