export const TOUR_STATUSES = ['draft', 'published', 'archived'] as const;

export const MANAGED_TOUR_SORTS = ['newest', 'updated', 'title'] as const;

export type TourStatus = (typeof TOUR_STATUSES)[number];
export type ManagedTourSort = (typeof MANAGED_TOUR_SORTS)[number];
