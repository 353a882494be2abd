import type { Calls } from './call.ts';

/** The tours that a traveller saved. */
export const SAVED_TOUR_CALLS = {
  listSavedTours: { call: 'GET /saved-tours', by: 'traveller' },
  mergeSavedTours: { call: 'POST /saved-tours/merge', by: 'traveller' },
  saveTour: { call: 'PUT /saved-tours/:id', by: 'traveller' },
  unsaveTour: { call: 'DELETE /saved-tours/:id', by: 'traveller' },
} as const satisfies Calls;
