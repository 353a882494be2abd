import type { Calls } from './call.ts';

/** What staff do with templates of replies. */
export const REPLY_TEMPLATE_CALLS = {
  listReplyTemplates: { call: 'GET /manage/reply-templates', by: 'staff' },
  getReplyTemplate: { call: 'GET /manage/reply-templates/:id', by: 'staff' },
  createReplyTemplate: { call: 'POST /manage/reply-templates', by: 'staff' },
  updateReplyTemplate: { call: 'PUT /manage/reply-templates/:id', by: 'staff' },
  deleteReplyTemplate: { call: 'DELETE /manage/reply-templates/:id', by: 'staff' },
  restoreReplyTemplate: { call: 'POST /manage/reply-templates/:id/restore', by: 'staff' },
  fillTemplatesForEnquiry: { call: 'GET /manage/bookings/:id/reply-templates', by: 'staff' },
  fillTemplatesForMessage: { call: 'GET /contacts/:id/reply-templates', by: 'staff' },
} as const satisfies Calls;
