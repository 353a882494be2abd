import type { Calls } from './call.ts';

/** The files that staff attach to replies. */
export const REPLY_FILE_CALLS = {
  uploadFileForEnquiry: { call: 'POST /manage/bookings/:id/reply-files', by: 'staff' },
  attachCalendarFile: { call: 'POST /manage/bookings/:id/reply-files/calendar', by: 'staff' },
  uploadFileForMessage: { call: 'POST /contacts/:id/reply-files', by: 'staff' },
  removeReplyFile: { call: 'DELETE /manage/reply-files/:id', by: 'staff' },
} as const satisfies Calls;

/** Apart: it answers a file. */
export const REPLY_FILE_DOWNLOAD = {
  downloadReplyFile: { call: 'GET /manage/reply-files/:id', by: 'staff' },
} as const satisfies Calls;
