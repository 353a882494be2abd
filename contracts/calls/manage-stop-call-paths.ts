import type { Calls } from './call.ts';

/** What staff do with the places of tours. */
export const MANAGE_STOP_CALLS = {
  listManagedStops: { call: 'GET /manage/places', by: 'staff' },
  getManagedStop: { call: 'GET /manage/places/:id', by: 'staff' },
  createStop: { call: 'POST /manage/places', by: 'staff' },
  updateStop: { call: 'PUT /manage/places/:id', by: 'staff' },
  deleteStop: { call: 'DELETE /manage/places/:id', by: 'staff' },
  restoreStop: { call: 'POST /manage/places/:id/restore', by: 'staff' },
} as const satisfies Calls;
