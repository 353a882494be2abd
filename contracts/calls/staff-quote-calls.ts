import type { Calls } from './call.ts';

export const STAFF_QUOTE_CALLS = {
  listQuotes: { call: 'GET /manage/bookings/:id/quotes', may: 'see-enquiries', of: 'enquiry' },
  suggestQuotes: {
    call: 'GET /manage/bookings/:id/quotes/suggestions',
    may: 'work-on-enquiries',
    of: 'enquiry',
  },
  createQuote: { call: 'POST /manage/bookings/:id/quotes', may: 'work-on-enquiries', of: 'enquiry' },
  getDeskQuote: { call: 'GET /manage/bookings/:id/quotes/:quote', may: 'see-enquiries', of: 'enquiry' },
  saveQuote: { call: 'PUT /manage/bookings/:id/quotes/:quote', may: 'work-on-enquiries', of: 'enquiry' },
  discardQuote: {
    call: 'DELETE /manage/bookings/:id/quotes/:quote',
    may: 'work-on-enquiries',
    of: 'enquiry',
  },
  sendQuote: {
    call: 'POST /manage/bookings/:id/quotes/:quote/sending',
    may: 'work-on-enquiries',
    of: 'enquiry',
  },
  makeQuoteLink: {
    call: 'POST /manage/bookings/:id/quotes/:quote/links',
    may: 'work-on-enquiries',
    of: 'enquiry',
  },
  endQuoteLinks: {
    call: 'DELETE /manage/bookings/:id/quotes/:quote/links',
    may: 'work-on-enquiries',
    of: 'enquiry',
  },
  withdrawQuote: {
    call: 'POST /manage/bookings/:id/quotes/:quote/withdrawal',
    may: 'work-on-enquiries',
    of: 'enquiry',
  },
  acceptQuoteFor: {
    call: 'POST /manage/bookings/:id/quotes/:quote/acceptance',
    may: 'work-on-enquiries',
    of: 'enquiry',
  },
  declineQuoteFor: {
    call: 'POST /manage/bookings/:id/quotes/:quote/refusal',
    may: 'work-on-enquiries',
    of: 'enquiry',
  },
} as const satisfies Calls;
