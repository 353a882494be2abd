import { lazyPart } from '../../../lib/loading/lazy-part.ts';

/** Rare: no page waits for their script. */
export const NoneLeft = lazyPart(() => import('./none-left.tsx'), 'NoneLeft');
export const NoSuchTour = lazyPart(() => import('./no-such-tour.tsx'), 'NoSuchTour');
