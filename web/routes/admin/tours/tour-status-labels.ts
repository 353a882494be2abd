import type { TourStatus } from '../../../../contracts/tours/tour-terms.ts';

export const TOUR_STATUS_LABELS: Record<TourStatus, string> = {
  published: 'Published',
  draft: 'Draft',
  archived: 'Archived',
};
