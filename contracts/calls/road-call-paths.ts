import type { Calls } from './call.ts';

/** How the roads are that tours use. */
export const ROAD_CALLS = {
  listRoads: { call: 'GET /roads', by: 'everyone', isPublic: true },
  listManagedRoads: { call: 'GET /manage/roads', by: 'staff' },
  getManagedRoad: { call: 'GET /manage/roads/:id', by: 'staff' },
  createRoad: { call: 'POST /manage/roads', by: 'staff' },
  updateRoad: { call: 'PUT /manage/roads/:id', by: 'staff' },
  deleteRoad: { call: 'DELETE /manage/roads/:id', by: 'staff' },
  restoreRoad: { call: 'POST /manage/roads/:id/restore', by: 'staff' },
  sendRoadNews: { call: 'POST /manage/roads/:id/news', by: 'staff' },
} as const satisfies Calls;
