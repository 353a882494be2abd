/** Listens before the router does, in order of addition, and hands on to `overlay-entries.ts`, which loads later. */
export const overlayPops: { hear?: (event: Event) => void } = {};

if (typeof window !== 'undefined') addEventListener('popstate', (event) => overlayPops.hear?.(event));
