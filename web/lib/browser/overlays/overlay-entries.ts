import { overlayPops } from './overlay-pops.ts';

/** The mark of a history entry that stands for overlays: how many of them are open there. */
const MARK = 'overlays';

/** Closes an overlay on Back; the answer `false` says that it has to stay. */
type Close = () => unknown;

type OverlayWindow = Pick<Window, 'history' | 'location'> & {
  /** Has to hear before the router does. */
  onPop: (hear: (event: Event) => void) => void;
};

/**
 * Each overlay that is open is an entry of the browser's history, so that Back closes it and stays on the page. Closed in
 * another way it takes its entry along.
 *
 * Such an entry is the page's own once more, with a mark. The router does not see it: it is not told of going between the
 * two, and a page that it opens from an overlay takes the marked entry's place.
 */
export function createOverlayEntries({ history, location, onPop }: OverlayWindow) {
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  let open: { close: Close }[] = [];
  let last = read();
  let isAsked = false;
  /** On the way down by our own doing, until the browser says that we are there. What is to be done then waits. */
  let isGoing = false;
  const waiting: (() => void)[] = [];
  /** What became of the page while an overlay lay over it, for the entry below. */
  let changed: { state: object; url: string } | undefined;

  /** `idx` is the router's number of the page. */
  function read(): { idx?: number; depth: number } {
    const { idx, [MARK]: depth = 0 } = history.state ?? {};
    return { idx, depth };
  }

  function mark(state: object, depth: number): object {
    return { ...state, [MARK]: depth > 0 ? depth : undefined };
  }

  /** Brings the entries in line with what is open. */
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

  /** A moment later, so that an overlay which makes way for another leaves it its entry. */
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
  // Of a page that was loaded anew, or come back to, with an overlay open: it is closed now.
  ask();

  return {
    /** An overlay opens; it is closed again when the answered function is called. */
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

/**
 * Those of this window: one, for it stands between the router and the browser.
 */
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
