import type { Calls } from './call.ts';
import { CONTENT_CALLS } from './content-calls.ts';

/** Loaded on every page: keep it short. */
export const VISITOR_CALLS = {
  listTours: { call: 'GET /tours', by: 'everyone' },
  browseTours: { call: 'GET /tours/browse', by: 'everyone' },
  searchTours: { call: 'GET /tours/search/getTourBySearch', by: 'everyone' },
  listTourReviews: { call: 'GET /tours/:id/reviews', by: 'everyone' },
  listSavedTours: { call: 'GET /saved-tours', by: 'traveller' },
  mergeSavedTours: { call: 'POST /saved-tours/merge', by: 'traveller' },
  saveTour: { call: 'PUT /saved-tours/:id', by: 'traveller' },
  unsaveTour: { call: 'DELETE /saved-tours/:id', by: 'traveller' },
  logout: { call: 'POST /auth/logout', by: 'everyone' },
} as const satisfies Calls;

/** For server rendering and forms posted without JavaScript. Not loaded in the browser. */
export const RENDERING_CALLS = {
  getTour: { call: 'GET /tours/:id', by: 'everyone' },
  listRelatedTours: { call: 'GET /tours/:id/related', by: 'everyone' },
  listReviewHighlights: { call: 'GET /reviews/highlights', by: 'everyone' },
  listStops: { call: 'GET /places', by: 'everyone' },
  listToursOfStops: { call: 'GET /places/tours', by: 'everyone' },
  listRoads: { call: 'GET /roads', by: 'everyone' },
  listTeam: { call: 'GET /team', by: 'everyone' },
  getSettings: { call: 'GET /settings', by: 'everyone' },
  ...CONTENT_CALLS,
  getReviewInvitation: { call: 'GET /reviews/invitations/:token', by: 'everyone' },
  getQuoteByLink: { call: 'GET /quotes/:token', by: 'everyone' },
  getMoneyByLink: { call: 'GET /quotes/:token/money', by: 'everyone' },
  getStaffInvitation: { call: 'GET /staff-invitations/:token', by: 'everyone' },
  // Leaving has no rate limit: mail programs call it for many readers from one address.
  getConfirmLink: { call: 'GET /newsletter/confirm/:token', by: 'everyone' },
  confirmSubscription: { call: 'POST /newsletter/confirm/:token', by: 'everyone' },
  getLeaveLink: { call: 'GET /newsletter/leave/:token', by: 'everyone' },
  leaveNewsletter: { call: 'POST /newsletter/leave/:token', by: 'everyone' },
  explainLeaving: { call: 'POST /newsletter/leave/:token/reason', by: 'everyone' },
  stayWithNewsletter: { call: 'POST /newsletter/leave/:token/stay', by: 'everyone' },
} as const satisfies Calls;
