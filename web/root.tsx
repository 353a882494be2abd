import type { ReactNode } from 'react';
import { Links, Meta, Outlet, type ShouldRevalidateFunction } from 'react-router';
import { PHONE_COUNTRIES } from '../contracts/fields/phone-countries.ts';
import { thisYearInIndia } from '../contracts/india-time.ts';
import { packChoices } from '../contracts/tours/destinations.ts';
import type { Route } from './+types/root.ts';
import { apiContext } from './api/page-api.ts';
import keepTyped from './features/drafts/keep-typed.ts?inline-script';
import { useOfflineBlocker } from './features/drafts/leaving/use-offline-blocker.ts';
import { LateProblemPage } from './features/failures/problem-page/late-problem-page.tsx';
import { lettersOf } from './features/look/letters-of-pages.ts';
import { LookOfPage, ThemeColours } from './features/look/look-of-page.tsx';
import { ownLook } from './features/look/own-look.ts';
import { SiteIcons } from './features/look/site-icons.tsx';
import { pageContent, tourChoices } from './features/page-content/page-content.ts';
import { SITE_LANGUAGES } from './features/page-head/page-meta.ts';
import keepSignedIn from './features/session/keep-signed-in.ts?inline-script';
import markSession from './features/session/mark-document-signed-in.ts?inline-script';
import { SIGNED_IN_COOKIE } from './features/session/signed-in-cookie.ts';
import { areSettingsReloading } from './features/settings/reload-settings.ts';
import { type RootData, useRootData } from './features/settings/use-settings.ts';
import { PendingBar } from './features/site-frame/pending-bar.tsx';
import './lib/browser/overlays/overlay-pops.ts';
import arrive from './lib/starting/arrive.ts?inline-script';
import { OwnScript } from './lib/starting/own-script.tsx';
import { OwnStyle } from './lib/starting/own-style.tsx';
import { PageData, PageStarter } from './lib/starting/page-scripts.tsx';
import { ScrollKeeper } from './lib/starting/scroll-keeper.tsx';
import stylesUrl from './styles/app.css?url';
import steadyNumbers from './ui/fields/steady-numbers.ts?inline-script';

const beforePaint = (fonts: readonly string[]) =>
  `try{(${keepSignedIn})(${JSON.stringify(SIGNED_IN_COOKIE)})}catch{}(${keepTyped})();(${steadyNumbers})();try{(${markSession})(JSON.parse(localStorage.getItem('user')))}catch{}(${arrive})(${JSON.stringify({ fonts, manifest: '/site.webmanifest' })})`;

/** The server does not trust the Host header if it knows its own address. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<RootData> {
  const api = context.get(apiContext);
  const [{ data: settings }, { notFound: _, ...frame }, toursPage, choices, shownLook] = await Promise.all([
    api.getSettings(),
    pageContent(api, 'frame'),
    pageContent(api, 'tours'),
    tourChoices(api),
    pageContent(api, 'look'),
  ]);
  const look = ownLook(shownLook, settings.agencyName);
  return {
    ...{ settings, frame, toursPage },
    choices: packChoices(choices),
    ...(look && { look }),
    year: thisYearInIndia(),
    siteUrl: new URL(request.url).origin,
    phoneCountries: PHONE_COUNTRIES,
  };
}

export const shouldRevalidate: ShouldRevalidateFunction = areSettingsReloading;

export function Layout({ children }: { children: ReactNode }) {
  const look = useRootData()?.look;
  const letters = import.meta.env.SSR ? lettersOf(look?.letters) : undefined;
  return (
    <html lang={SITE_LANGUAGES[0].tag} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {import.meta.env.SSR && <ThemeColours look={look} />}
        <OwnScript code={letters ? beforePaint(letters.fonts) : ''} />
        <OwnStyle rules={letters ? letters.rules : ''} />
        <LookOfPage look={look} />
        <PageStarter styleSheet={stylesUrl} />
        <Meta />
        {import.meta.env.SSR && <SiteIcons />}
        <Links />
      </head>
      <body>
        {children}
        <ScrollKeeper />
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
  return <LateProblemPage error={error} />;
}
