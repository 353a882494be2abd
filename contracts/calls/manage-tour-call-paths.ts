import type { Calls } from './call.ts';

/** What staff do with tours. */
export const MANAGE_TOUR_CALLS = {
  listManagedTours: { call: 'GET /manage/tours', by: 'staff' },
  getManagedTour: { call: 'GET /manage/tours/:id', by: 'staff' },
  listFeaturedTours: { call: 'GET /manage/featured-tours', by: 'staff' },
  orderFeaturedTours: { call: 'PUT /manage/featured-tours', by: 'staff' },
  createTour: { call: 'POST /tours', by: 'staff' },
  updateTour: { call: 'PUT /tours/:id', by: 'staff' },
  setTourStatus: { call: 'PUT /tours/:id/status', by: 'staff' },
  duplicateTour: { call: 'POST /tours/:id/duplicate', by: 'staff' },
  deleteTour: { call: 'DELETE /tours/:id', by: 'staff' },
} as const satisfies Calls;
