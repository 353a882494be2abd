/**
 * Of a window, the listener that came first hears of an event first. This one is there before the router's, on every page,
 * and hands on to `overlay-entries.ts`, which is loaded when the page is alive.
 */
export const overlayPops: { hear?: (event: Event) => void } = {};

if (typeof window !== 'undefined') addEventListener('popstate', (event) => overlayPops.hear?.(event));
