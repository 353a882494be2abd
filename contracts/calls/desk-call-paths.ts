import type { Calls } from './call.ts';

/** What staff do with enquiries. */
export const DESK_CALLS = {
  listDeskEnquiries: { call: 'GET /manage/bookings', by: 'staff' },
  getDeskBoard: { call: 'GET /manage/bookings/board', by: 'staff' },
  listBinnedEnquiries: { call: 'GET /manage/bookings/bin', by: 'staff' },
  countDeskEnquiries: { call: 'GET /manage/bookings/counts', by: 'staff' },
  countMatching: { call: 'GET /manage/bookings/matching', by: 'staff' },
  listStaff: { call: 'GET /manage/bookings/staff', by: 'staff' },
  exportEnquiries: { call: 'GET /manage/bookings.csv', by: 'staff' },
  addEnquiryAsStaff: { call: 'POST /manage/bookings', by: 'staff' },
  getDeskEnquiry: { call: 'GET /manage/bookings/:id', by: 'staff' },
  previewStatusMail: { call: 'GET /manage/bookings/:id/status-mail', by: 'staff' },
  setEnquiryStatus: { call: 'PUT /manage/bookings/:id/status', by: 'staff' },
  setEnquiryOwner: { call: 'PUT /manage/bookings/:id/owner', by: 'staff' },
  setNextAction: { call: 'PUT /manage/bookings/:id/next-action', by: 'staff' },
  addNote: { call: 'POST /manage/bookings/:id/notes', by: 'staff' },
  replyToEnquiry: { call: 'POST /manage/bookings/:id/reply', by: 'staff' },
  logContact: { call: 'POST /manage/bookings/:id/contacts', by: 'staff' },
  mergeEnquiries: { call: 'POST /manage/bookings/:id/merge', by: 'staff' },
  changeEnquiries: { call: 'POST /manage/bookings/changes', by: 'staff' },
  changeMatching: { call: 'POST /manage/bookings/changes/matching', by: 'staff' },
  undoChange: { call: 'POST /manage/bookings/changes/:id/undo', by: 'staff' },
  listEnquiries: { call: 'GET /booking', by: 'staff' },
  binEnquiry: { call: 'DELETE /booking/:id', by: 'staff' },
  restoreEnquiry: { call: 'POST /booking/:id/restore', by: 'staff' },
} as const satisfies Calls;
