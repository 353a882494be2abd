import type { Calls } from './call.ts';

/** What travellers read of tours. */
export const TOUR_CALLS = {
  listTours: { call: 'GET /tours', by: 'everyone', isPublic: true },
  browseTours: { call: 'GET /tours/browse', by: 'everyone', isPublic: true },
  searchTours: { call: 'GET /tours/search/getTourBySearch', by: 'everyone', isPublic: true },
  getTour: { call: 'GET /tours/:id', by: 'everyone', isPublic: true },
  listRelatedTours: { call: 'GET /tours/:id/related', by: 'everyone', isPublic: true },
  listTourReviews: { call: 'GET /tours/:id/reviews', by: 'everyone', isPublic: true },
} as const satisfies Calls;
