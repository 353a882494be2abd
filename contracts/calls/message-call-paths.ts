import type { Calls } from './call.ts';

/** What staff do with the messages of the contact form. */
export const MESSAGE_CALLS = {
  listMessages: { call: 'GET /contacts', by: 'staff' },
  getMessage: { call: 'GET /contacts/:id', by: 'staff' },
  replyToMessage: { call: 'POST /contacts/:id/replies', by: 'staff' },
  markMessageDone: { call: 'PUT /contacts/:id/done', by: 'staff' },
  reopenMessage: { call: 'DELETE /contacts/:id/done', by: 'staff' },
  deleteMessage: { call: 'DELETE /contacts/:id', by: 'staff' },
} as const satisfies Calls;
