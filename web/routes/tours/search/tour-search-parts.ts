import { lazyPart } from '../../../lib/loading/lazy-part.ts';

export const PageLinks = lazyPart(() => import('../../../ui/pages/page-links.tsx'), 'PageLinks');
export const NoneLeft = lazyPart(() => import('./none-left.tsx'), 'NoneLeft');
export const SearchNotices = lazyPart(() => import('./search-notices.tsx'), 'SearchNotices');
export const NoSuchTour = lazyPart(() => import('./no-such-tour.tsx'), 'NoSuchTour');
