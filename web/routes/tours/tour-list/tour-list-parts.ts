import { fetchAhead, lazyPart } from '../../../lib/loading/lazy-part.ts';

export const TourFilters = lazyPart(() => import('./filters/tour-filters.tsx'), 'TourFilters');
export const ChosenFilters = lazyPart(() => import('./filters/chosen-filters.tsx'), 'ChosenFilters');
export const TourPages = lazyPart(() => import('./pages/tour-pages.tsx'), 'TourPages');
export const EarlierPages = lazyPart(() => import('./pages/earlier-pages.tsx'), 'EarlierPages');
export const NoToursYet = lazyPart(
  () => import('../../../features/tours/grid/no-tours-yet.tsx'),
  'NoToursYet',
);
export const LeftOut = lazyPart(() => import('./left-out.tsx'), 'LeftOut');
export const NoMatchingTours = lazyPart(() => import('./no-matching-tours.tsx'), 'NoMatchingTours');

export function fetchTourListParts(): Promise<void> {
  return fetchAhead([TourFilters, ChosenFilters, TourPages]);
}
