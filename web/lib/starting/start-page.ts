import type { PageModule } from '../../../contracts/page-handle.ts';

export type PageScripts = {
  manifest: string;
  entry: string;
  routes: Record<string, string>;
  /** Transitive imports, so that they load in parallel. */
  imports: string[];
  styleSheet?: string;
  /** Whether the page is useless without scripts. Other pages start when idle or touched. */
  isUrgent: boolean;
};

/**
 * Starts a page on the first touch, key or focus, or when it is painted and the browser is idle.
 *
 * This function's text is inlined in every page's head and runs before the first paint: use nothing from outside.
 */
export function startPage(
  { manifest, entry, routes, imports, styleSheet, isUrgent }: PageScripts,
  load: (address: string) => Promise<PageModule>,
): void {
  const FIRST_PAUSE_MS = 1_000;
  const LAST_PAUSE_MS = 30_000;
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

  async function bringIn(pause = FIRST_PAUSE_MS): Promise<void> {
    try {
      await loadAll();
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: says why a page stays as it is
      console.error(error);
      const status = await askForEntry();
      // A deployment removed the scripts of this page.
      const isOutdated = status === 404;
      // Chromium up to 150 remembers a failed script and never requests it again.
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

  // Once per entry script: a CDN may still serve the old page.
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
      // Early: React gets to these parts a second later on a slow connection.
      void module.handle?.fetchParts?.();
      return [id, module];
    });
    await Promise.all([load(manifest), load(entry), ...modules]);
    if (isLeft()) return;
    Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(await Promise.all(modules)) });
    document.documentElement.dataset.scripts = 'there';
    dispatchEvent(new Event('pagescripts'));
  }

  // Back within entries that the page added before it was reloaded changes the address alone.
  const shown = location.pathname + location.search;
  const isLeft = () => location.pathname + location.search !== shown;
  addEventListener('popstate', () => {
    if ('__reactRouterDataRouter' in window || !isLeft()) return;
    document.documentElement.dataset.scripts = 'left';
    location.reload();
  });

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
    setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start), QUIET_MS);
  }
}
