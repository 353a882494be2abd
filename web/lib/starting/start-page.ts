import type { PageModule } from '../../../contracts/page-handle.ts';

/** The scripts that bring a page to life, by their addresses. */
export type PageScripts = {
  manifest: string;
  entry: string;
  /** The module of each route of the page. */
  routes: Record<string, string>;
  /** All that those import, so that nothing is found out one after the other. */
  imports: string[];
  /** The whole style sheet, where the page brings only what it shows itself. */
  styleSheet?: string;
  /** Whether the page says nothing without them. Any other one comes alive when it is quiet, or touched. */
  isUrgent: boolean;
};

/**
 * Brings a page to life: at the first touch, key or focus, or when it has been painted and the browser has time.
 *
 * The text of this function stands in the head of every page and runs before the first paint: it uses nothing from outside.
 */
export function startPage(
  { manifest, entry, routes, imports, styleSheet, isUrgent }: PageScripts,
  load: (address: string) => Promise<PageModule>,
): void {
  const FIRST_PAUSE_MS = 1_000;
  const LAST_PAUSE_MS = 30_000;
  // Who has come to stay has touched, moved or scrolled by then.
  const QUIET_MS = 3_000;
  let isStarted = false;

  function start(): void {
    if (isStarted) return;
    isStarted = true;
    document.documentElement.dataset.scripts = 'asked';
    if (styleSheet) addLink('stylesheet', styleSheet);
    for (const href of [manifest, entry, ...imports, ...Object.values(routes)])
      addLink('modulepreload', href);
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => void bringIn());
    else void bringIn();
  }

  function addLink(rel: string, href: string): void {
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  }

  // A line that is away comes back: the page stands meanwhile, and what was pressed is held.
  async function bringIn(pause = FIRST_PAUSE_MS): Promise<void> {
    try {
      await loadAll();
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: whoever looks for the cause of a page that stays as it is finds it here
      console.error(error);
      const status = await askForEntry();
      // An update of the site took the scripts of a page that stood untouched.
      const isOutdated = status === 404;
      // Chromium 150, and those before it, remember that a script was lost and never ask again, though the line is back.
      const isRemembered = status === 200 && pause > FIRST_PAUSE_MS;
      if ((isOutdated || isRemembered) && isFirstReload()) location.reload();
      else setTimeout(bringIn, pause, Math.min(2 * pause, LAST_PAUSE_MS));
    }
  }

  function askForEntry(): Promise<number> {
    return fetch(entry, { method: 'HEAD', cache: 'no-store' }).then(
      (answer) => answer.status,
      () => 0,
    );
  }

  // Once for each entry: a CDN may have the old page still.
  function isFirstReload(): boolean {
    try {
      const isFirst = sessionStorage.getItem('reloaded') !== entry;
      sessionStorage.setItem('reloaded', entry);
      return isFirst;
    } catch {
      return false;
    }
  }

  async function loadAll(): Promise<void> {
    const modules = Object.entries(routes).map(async ([id, address]) => {
      const module = await load(address);
      // Now, and not when React comes to their places: on a slow line that is a second later.
      void module.handle?.fetchParts?.();
      return [id, module];
    });
    await Promise.all([load(manifest), load(entry), ...modules]);
    Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(await Promise.all(modules)) });
    document.documentElement.dataset.scripts = 'there';
    dispatchEvent(new Event('pagescripts'));
  }

  // For whoever hears the keys of such a page, once it does: see `useKeys`. Nobody types so many before that.
  if (isUrgent) {
    const early: KeyboardEvent[] = [];
    const note = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof Element && event.target.closest('input, textarea, select');
      if (early.length < 300 && !isTyped) early.push(event);
    };
    addEventListener('keydown', note, true);
    Object.assign(window, {
      takeEarlyKeys() {
        removeEventListener('keydown', note, true);
        return early.splice(0);
      },
    });
  }

  for (const sign of ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'])
    addEventListener(sign, start, { capture: true, once: true, passive: true });
  if (isUrgent || location.hash) start();
  else if (document.readyState === 'complete') startLater();
  else addEventListener('load', startLater);

  function startLater(): void {
    // Safari has no idle callbacks.
    setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start), QUIET_MS);
  }
}
