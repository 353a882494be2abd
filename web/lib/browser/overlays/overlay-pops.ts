/**
 * Listeners of a window run in the order in which they were added. This one is added before the router's and hands on
 * to `overlay-entries.ts`, which loads later.
 */
export const overlayPops: { hear?: (event: Event) => void } = {};

if (typeof window !== 'undefined') addEventListener('popstate', (event) => overlayPops.hear?.(event));
