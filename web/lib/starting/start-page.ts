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
 * Brings a page to life: at the first touch, key or focus, or when it has been painted and the browser has time. What is
 * pressed or typed meanwhile is held, and done again once React has taken over the element.
 *
 * The text of this function stands in the head of every page and runs before the first paint: it uses nothing from outside.
 */
export function startPage(
  { manifest, entry, routes, imports, styleSheet, isUrgent }: PageScripts,
  load: (address: string) => Promise<PageModule>,
): void {
  const REPEAT_CHECK_MS = 30;
  const FIRST_PAUSE_MS = 1_000;
  const LAST_PAUSE_MS = 30_000;
  // Who has come to stay has touched, moved or scrolled by then.
  const QUIET_MS = 3_000;
  // What to do with an element once it is alive: the last that its visitor did there.
  const held = new Map<Element, () => void>();
  const changed = new Set<Element>();

  // React leaves its mark on every element that it has taken over.
  function isAlive(element: Element): boolean {
    return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  }

  // A form's button sends it from a moment later on.
  function isReady(element: Element): boolean {
    return isAlive(element) && !element.hasAttribute('data-waits');
  }

  function hold(element: Element, repeat: () => void): void {
    if (held.size === 0) setTimeout(repeatWhatCan, REPEAT_CHECK_MS);
    held.set(element, repeat);
  }

  function repeatWhatCan(): void {
    for (const [element, repeat] of held) {
      if (element.isConnected && !isReady(element)) continue;
      held.delete(element);
      if (element.isConnected) repeat();
    }
    if (held.size > 0) setTimeout(repeatWhatCan, REPEAT_CHECK_MS);
  }

  function holdPress(event: Event, element: Element, repeat: () => void): void {
    event.preventDefault();
    event.stopPropagation();
    element.setAttribute('aria-busy', 'true');
    hold(element, () => {
      element.removeAttribute('aria-busy');
      repeat();
    });
  }

  function onClick(event: MouseEvent): void {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const pressed = (event.target as Element).closest<HTMLElement>('button, a[data-opens-here]');
    // The browser opens and closes popovers by itself.
    if (!pressed || pressed.hasAttribute('popovertarget') || isReady(pressed)) return;
    holdPress(event, pressed, () => pressed.click());
  }

  function onSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    if (!isAlive(form)) holdPress(event, form, () => form.requestSubmit());
  }

  function onField({ target, type }: Event): void {
    if (!(target instanceof HTMLElement) || isAlive(target)) return;
    const isChanged = type !== 'focusin' || changed.has(target);
    if (isChanged) changed.add(target);
    hold(target, () => {
      if (document.activeElement === target)
        target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      if (isChanged) tellChange(target as HTMLInputElement);
    });
  }

  // React asks whether a field differs from what it saw last: so it is shown the field as it was first.
  function tellChange(field: HTMLInputElement): void {
    if (field.type === 'checkbox' || field.type === 'radio') {
      field.checked = !field.checked;
      field.click();
      return;
    }
    if ('defaultValue' in field && field.type !== 'file') {
      const { value, selectionStart, selectionEnd } = field;
      field.value = field.defaultValue;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    }
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }

  function start(): void {
    if (document.documentElement.dataset.scripts) return;
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
      if (await isOutdated()) location.reload();
      else setTimeout(bringIn, pause, Math.min(2 * pause, LAST_PAUSE_MS));
    }
  }

  // An update of the site took the scripts of a page that stood untouched. Once for each: a CDN may have the old page still.
  async function isOutdated(): Promise<boolean> {
    const status = await fetch(entry, { method: 'HEAD', cache: 'no-store' }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status !== 404) return false;
    try {
      const isFirst = sessionStorage.getItem('outdated') !== entry;
      sessionStorage.setItem('outdated', entry);
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

  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  for (const sign of ['focusin', 'input', 'change']) addEventListener(sign, onField, true);
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
