import type { Calls } from './call.ts';

/** What travellers read of tours. */
export const TOUR_CALLS = {
  listTours: { call: 'GET /tours', by: 'everyone' },
  browseTours: { call: 'GET /tours/browse', by: 'everyone' },
  searchTours: { call: 'GET /tours/search/getTourBySearch', by: 'everyone' },
  getTour: { call: 'GET /tours/:id', by: 'everyone' },
  listRelatedTours: { call: 'GET /tours/:id/related', by: 'everyone' },
  listTourReviews: { call: 'GET /tours/:id/reviews', by: 'everyone' },
} as const satisfies Calls;
