import { fetchAhead, lazyPart } from '../../../lib/loading/lazy-part.ts';

// In the server's HTML, where filters are a form and pages are links; their script is not waited for before the tours
// can be looked at.
const loadFilters = () => import('./filters/tour-filters.tsx');
const loadChosen = () => import('./filters/chosen-filters.tsx');
const loadPages = () => import('./pages/tour-pages.tsx');

export const TourFilters = lazyPart(loadFilters, 'TourFilters');
export const ChosenFilters = lazyPart(loadChosen, 'ChosenFilters');
export const TourPages = lazyPart(loadPages, 'TourPages');
/** Without anything to see, and not needed before the list can be used. */
export const EarlierPages = lazyPart(() => import('./pages/earlier-pages.tsx'), 'EarlierPages');
/** Rare: no page waits for their script. */
export const NoToursYet = lazyPart(
  () => import('../../../features/tours/grid/no-tours-yet.tsx'),
  'NoToursYet',
);
export const LeftOut = lazyPart(() => import('./left-out.tsx'), 'LeftOut');
export const NoMatchingTours = lazyPart(() => import('./no-matching-tours.tsx'), 'NoMatchingTours');

/** Fetches them beside the list, so that a page that opens within the site has no holes. */
export function fetchTourListParts(): Promise<void> {
  return fetchAhead([loadFilters, loadChosen, loadPages]);
}
