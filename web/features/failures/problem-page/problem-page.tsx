import { useEffect } from 'react';
import { href, isRouteErrorResponse, useLocation } from 'react-router';
import { NoAnswer } from '../../../api/api-error.ts';
import { buttonStyle } from '../../../ui/buttons/button-style.ts';
import { useRootData } from '../../settings/use-settings.ts';
import { failedAsking, isLostScript } from '../failed-call.ts';
import { requestIdOf, useRenderedRequestId } from './request-id.ts';

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 10_000;
/** A page is loading (see `PendingBar`), or the visitor is typing. */
const IN_USE = '[role=progressbar], dialog[open], :focus:read-write';
const LOADED_FOR = 'loaded-for-script';

type Props = {
  error: unknown;
  isFramed?: boolean;
};

/** Links load in full: the router may be what failed. */
export function ProblemPage({ error, isFramed = false }: Props) {
  useReloadWhenReachable(error);
  const phone = useRootData()?.settings.phones[0];
  const { pathname, search } = useLocation();
  const isDesk = pathname.startsWith('/admin');
  const { eyebrow, title, text, canRetry } = textsFor(error);
  const Box = isFramed ? 'section' : 'main';
  return (
    <Box className={isFramed ? 'measure py-20 sm:py-28' : 'measure grid min-h-dvh content-center py-16'}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <p className="eyebrow mb-3 text-teesta">{eyebrow}</p>
      <h1 className="max-w-[20ch] text-title">{title}</h1>
      <p className="mt-4 max-w-[38rem] text-lead text-ink-soft">
        {text}
        {phone && !isDesk && ` You can also call us on ${phone.replaceAll(' ', '\u00a0')}.`}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {canRetry && (
          <a href={pathname + search} className={buttonStyle('primary')}>
            Load again
          </a>
        )}
        {isDesk ? (
          <a href={href('/admin-dashboard')} className={buttonStyle(canRetry ? 'secondary' : 'primary')}>
            Go to the dashboard
          </a>
        ) : (
          <>
            <a href={href('/home')} className={buttonStyle(canRetry ? 'secondary' : 'primary')}>
              Go to the home page
            </a>
            <a href={href('/tours')} className={buttonStyle('secondary')}>
              See all tours
            </a>
          </>
        )}
      </div>
      <RequestId error={error} />
    </Box>
  );
}

function textsFor(error: unknown) {
  const status = isRouteErrorResponse(error) ? error.status : 0;
  if (status === 404) {
    return {
      eyebrow: 'Page not found',
      title: 'This path leads nowhere',
      text: 'The address may be out of date or mistyped.',
      canRetry: false,
    };
  }
  if (failedAsking(error) instanceof NoAnswer) {
    return {
      eyebrow: 'No connection',
      title: 'We could not be reached',
      text: 'Check your connection and load the page again. What you typed into our forms is kept in this browser.',
      canRetry: true,
    };
  }
  return {
    eyebrow: 'Our fault, not yours',
    title: 'This page could not be shown',
    text: 'Please reload it; if that does not help, try again in a few minutes.',
    canRetry: true,
  };
}

/** A rendering error has no id in the browser, which keeps the server's HTML instead. */
function RequestId({ error }: { error: unknown }) {
  const rendered = useRenderedRequestId();
  if (isRouteErrorResponse(error) && error.status < 500) return null;
  const id = (isRouteErrorResponse(error) && requestIdOf(error.data)) || rendered;
  return (
    <p className="mt-8 text-sm text-ink-soft empty:hidden" suppressHydrationWarning>
      {/* Always text: a missing node would be a hydration mismatch. */}
      {id ? `If you write to us about this, please quote ${id}.` : ''}
    </p>
  );
}

/**
 * Reloads once an unreachable server responds; after a lost script (a deployment) at once, but only once. Waits while
 * the visitor navigates or types.
 *
 * Also reloads once if React failed because something else changed the DOM.
 */
function useReloadWhenReachable(error: unknown): void {
  useEffect(() => {
    if (!(failedAsking(error) instanceof NoAnswer)) {
      if (error instanceof DOMException && isFirstLoadFor(location.href)) location.reload();
      return;
    }
    let wasAway = false;
    let pause = FIRST_PAUSE_MS;
    let timer: number | undefined;
    let isLeft = false;
    async function look(): Promise<void> {
      // A dead connection would hang for minutes.
      const signal = AbortSignal.timeout(MAX_PAUSE_MS);
      const isReached = await fetch('/healthz', { cache: 'no-store', signal }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isLeft) return;
      wasAway ||= !isReached;
      if (!isReached || document.querySelector(IN_USE)) {
        timer = window.setTimeout(look, pause);
        pause = Math.min(2 * pause, MAX_PAUSE_MS);
      } else if (wasAway || (isLostScript(error) && isFirstLoadFor(location.href))) location.reload();
    }
    void look();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [error]);
}

/** Returns false the second time, or if the browser stores nothing: a blocked script would reload for ever. */
function isFirstLoadFor(address: string): boolean {
  try {
    // All addresses: two blocked scripts would alternate.
    const before = sessionStorage.getItem(LOADED_FOR) ?? '';
    if (before.includes(address)) return false;
    sessionStorage.setItem(LOADED_FOR, before + address);
    return true;
  } catch {
    return false;
  }
}
