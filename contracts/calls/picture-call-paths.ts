import type { Calls } from './call.ts';

/** What staff do with pictures. */
export const PICTURE_CALLS = {
  uploadPicture: { call: 'POST /media', by: 'staff' },
  getWholePicture: { call: 'GET /media/:id/whole', by: 'staff' },
  changePicture: { call: 'PUT /media/:id', by: 'staff' },
  deletePicture: { call: 'DELETE /media/:id', by: 'staff' },
} as const satisfies Calls;
