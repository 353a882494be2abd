import { createContext, use } from 'react';
import { type EntryContext, Scripts, useMatches } from 'react-router';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import watchTexts from '../translation/watch-texts.ts?inline-script';
import holdPresses from './hold-presses.ts?inline-script';
import { OwnScript } from './own-script.tsx';
import startPage from './start-page.ts?inline-script';

export const EntryContextOfPage = createContext<EntryContext | undefined>(undefined);

const hasFetchedStyle =
  !import.meta.env.SSR && document.querySelector('head > link[rel="stylesheet"]:not([data-whole])') !== null;

/** Must precede all that can be pressed. A public page's sheet is for browsers without script: `server/pages/style`. */
export function PageStarter({ styleSheet }: { styleSheet: string }) {
  const matches = useMatches();
  const entry = use(EntryContextOfPage);
  const handle = matches.at(-1)?.handle as PageHandle | undefined;
  const isPublic = handle?.isPublic === true;
  const isLater = import.meta.env.SSR ? isPublic : hasFetchedStyle;
  const sheet = <link rel="stylesheet" href={styleSheet} data-whole="" />;
  if (import.meta.env.DEV) return sheet;
  const scripts =
    import.meta.env.SSR && entry
      ? addresses(
          entry.manifest,
          matches.map(({ id }) => id),
        )
      : undefined;
  const code = scripts
    ? `(${startPage})(${JSON.stringify({ ...scripts, isUrgent: !isPublic || handle.startsAtOnce, styleSheet: isPublic ? styleSheet : undefined })},(address)=>import(address));(${holdPresses})();(${watchTexts})()`
    : '';
  return (
    <>
      <OwnScript code={code} />
      {isLater ? <noscript>{sheet}</noscript> : sheet}
    </>
  );
}

/** Replaces the router's own, which loads all scripts before the first paint. */
export function PageData() {
  const entry = use(EntryContextOfPage);
  if (import.meta.env.DEV) return <Scripts />;
  if (entry?.renderMeta) entry.renderMeta.didRenderScripts = true;
  const code = import.meta.env.SSR && entry ? hydrationContext(entry.serverHandoffString ?? '{}') : '';
  return <OwnScript code={code} />;
}

function addresses(manifest: EntryContext['manifest'], routeIds: string[]) {
  const entries = routeIds.flatMap((id) => {
    const route = manifest.routes[id];
    return route ? [route] : [];
  });
  const routes = Object.fromEntries(entries.map(({ id, module }) => [id, module]));
  const imports = [manifest.entry, ...entries].flatMap(({ imports = [] }) => imports);
  const isOfDesk = routeIds.includes('routes/admin/admin-layout');
  const routesFile = isOfDesk ? manifest.url : manifest.url.replace('/manifest-', '/manifest-public-');
  return { manifest: routesFile, entry: manifest.entry.module, routes, imports: [...new Set(imports)] };
}

/** Must match the router's `Scripts`, whose code reads this stream. */
function hydrationContext(handoff: string): string {
  return `window.__reactRouterContext=${handoff};window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream())`;
}
