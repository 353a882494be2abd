import type { Calls } from './call.ts';

/** What travellers do with enquiries. */
export const ENQUIRY_CALLS = {
  sendEnquiry: { call: 'POST /booking', by: 'traveller', limit: 'publicForm' },
  listOwnEnquiries: { call: 'GET /booking/mine', by: 'traveller' },
  getEnquiryCalendar: { call: 'GET /booking/:id/calendar', by: 'traveller' },
} as const satisfies Calls;
