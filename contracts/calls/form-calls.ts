import type { Calls } from './call.ts';

/** What the forms of enquiries and of the contact page ask; that page has few bytes left. */
export const FORM_CALLS = {
  sendEnquiry: { call: 'POST /booking', by: 'traveller' },
  getEnquiryCalendar: { call: 'GET /booking/:id/calendar', by: 'traveller' },
  // What forms ask of a number as it is typed. Not by its address: a number is nothing for logs.
  readPhone: { call: 'POST /phones/read', by: 'everyone' },
  sendContactMessage: { call: 'POST /contacts/send-mail', by: 'everyone' },
} as const satisfies Calls;
