import type { Calls } from './call.ts';

/** The contact page loads this table and has little room left in its byte budget. */
export const FORM_CALLS = {
  sendEnquiry: { call: 'POST /booking', by: 'traveller' },
  getEnquiryCalendar: { call: 'GET /booking/:id/calendar', by: 'traveller' },
  // POST keeps phone numbers out of URLs, and so out of logs.
  readPhone: { call: 'POST /phones/read', by: 'everyone' },
  sendContactMessage: { call: 'POST /contacts/send-mail', by: 'everyone' },
} as const satisfies Calls;
