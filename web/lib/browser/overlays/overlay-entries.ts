import { overlayPops } from './overlay-pops.ts';

const MARK = 'overlays';

type Close = () => unknown;

type OverlayWindow = Pick<Window, 'history' | 'location'> & {
  onPop: (hear: (event: Event) => void) => void;
};

/**
 * Each open overlay has an entry in the browser's history, so that Back closes it and stays on the page. Closing it in
 * another way removes the entry.
 *
 * The entry is a marked copy of the page's own. The router does not hear of moves between the two, and a page opened
 * from an overlay replaces the marked entry.
 */
export function createOverlayEntries({ history, location, onPop }: OverlayWindow) {
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  let open: { close: Close }[] = [];
  let last = read();
  let isAsked = false;
  /** True while `history.go` is under way. Other work waits for its `popstate`. */
  let isGoing = false;
  const waiting: (() => void)[] = [];
  /** The page's state and address if they changed under an open overlay. */
  let changed: { state: object; url: string } | undefined;

  /** `idx` is the router's index of the entry. */
  function read(): { idx?: number; depth: number } {
    const { idx, [MARK]: depth = 0 } = history.state ?? {};
    return { idx, depth };
  }

  function mark(state: object, depth: number): object {
    return { ...state, [MARK]: depth > 0 ? depth : undefined };
  }

  function settle(): void {
    isAsked = false;
    if (isGoing) return;
    const { depth } = read();
    for (let level = depth + 1; level <= open.length; level += 1) push(mark(history.state, level), '');
    last = read();
    if (depth <= open.length) return;
    isGoing = true;
    history.go(open.length - depth);
  }

  /** Deferred, so that an overlay that replaces another takes over its entry. */
  function ask(): void {
    if (!isAsked) queueMicrotask(settle);
    isAsked = true;
  }

  function arrive(event: Event): void {
    const { idx, depth } = read();
    const isSamePage = idx === last.idx && (depth > 0 || last.depth > 0);
    last = { idx, depth };
    if (isSamePage) {
      event.stopImmediatePropagation();
      if (changed) replace(mark(changed.state, depth), '', changed.url);
    }
    if (depth === 0 || !isSamePage) changed = undefined;
    if (!isGoing) closeAbove(isSamePage ? depth : 0);
    isGoing = false;
    for (const then of waiting.splice(0)) then();
    ask();
  }

  function closeAbove(depth: number): void {
    for (const overlay of open.splice(depth).reverse()) if (overlay.close() === false) open.push(overlay);
  }

  onPop(arrive);
  history.pushState = (state, title, url) => {
    if (isGoing) return void waiting.push(() => history.pushState(state, title, url));
    if (read().depth > 0) replace(state, title, url);
    else push(state, title, url);
    changed = undefined;
    last = read();
  };
  history.replaceState = (state, title, url) => {
    if (isGoing) return void waiting.push(() => history.replaceState(state, title, url));
    const { depth } = read();
    replace(depth > 0 ? mark(state, depth) : state, title, url);
    if (depth > 0) changed = { state, url: location.href };
    last = read();
  };
  // After a reload, or a return to the page, no overlay is open.
  ask();

  return {
    enter(close: Close): () => void {
      const overlay = { close };
      open.push(overlay);
      ask();
      return () => {
        open = open.filter((other) => other !== overlay);
        ask();
      };
    },
  };
}

export const overlayEntries =
  typeof window === 'undefined'
    ? undefined
    : createOverlayEntries({
        history: window.history,
        location: window.location,
        onPop: (hear) => {
          overlayPops.hear = hear;
        },
      });
