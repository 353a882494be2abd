import { fetchAhead, lazyPart } from '../../../lib/loading/lazy-part.ts';

const loadFilters = () => import('./filters/tour-filters.tsx');
const loadChosen = () => import('./filters/chosen-filters.tsx');
const loadPages = () => import('./pages/tour-pages.tsx');

export const TourFilters = lazyPart(loadFilters, 'TourFilters');
export const ChosenFilters = lazyPart(loadChosen, 'ChosenFilters');
export const TourPages = lazyPart(loadPages, 'TourPages');
export const EarlierPages = lazyPart(() => import('./pages/earlier-pages.tsx'), 'EarlierPages');
export const NoToursYet = lazyPart(
  () => import('../../../features/tours/grid/no-tours-yet.tsx'),
  'NoToursYet',
);
export const LeftOut = lazyPart(() => import('./left-out.tsx'), 'LeftOut');
export const NoMatchingTours = lazyPart(() => import('./no-matching-tours.tsx'), 'NoMatchingTours');

/** In parallel with the data, so that no part suspends. */
export function fetchTourListParts(): Promise<void> {
  return fetchAhead([loadFilters, loadChosen, loadPages]);
}
