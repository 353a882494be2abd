import type { Calls } from './call.ts';

/** What staff do with the messages of the contact form. */
export const MESSAGE_CALLS = {
  listContactMessages: { call: 'GET /contacts', by: 'staff' },
  countContactMessages: { call: 'GET /contacts/counts', by: 'staff' },
  getContactMessage: { call: 'GET /contacts/:id', by: 'staff' },
  replyToContactMessage: { call: 'POST /contacts/:id/replies', by: 'staff' },
  markContactMessageDone: { call: 'PUT /contacts/:id/done', by: 'staff' },
  reopenContactMessage: { call: 'DELETE /contacts/:id/done', by: 'staff' },
  markContactMessageSpam: { call: 'PUT /contacts/:id/spam', by: 'staff' },
  rescueContactMessage: { call: 'DELETE /contacts/:id/spam', by: 'staff' },
  setMessageOwner: { call: 'PUT /contacts/:id/owner', by: 'staff' },
  setMessageAction: { call: 'PUT /contacts/:id/next-action', by: 'staff' },
  finishMessageAction: { call: 'PUT /contacts/:id/next-action/done', by: 'staff' },
  addMessageNote: { call: 'POST /contacts/:id/notes', by: 'staff' },
  logMessageContact: { call: 'POST /contacts/:id/contacts', by: 'staff' },
  makeEnquiryOfMessage: { call: 'POST /contacts/:id/enquiry', by: 'staff' },
  deleteContactMessage: { call: 'DELETE /contacts/:id', by: 'staff' },
} as const satisfies Calls;
