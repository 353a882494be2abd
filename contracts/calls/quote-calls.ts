import type { Calls } from './call.ts';

/** Of the quotation's page, which its link opens. */
export const QUOTE_CALLS = {
  noteQuoteOpened: { call: 'POST /quotes/:token/opening', by: 'everyone' },
  acceptQuote: { call: 'POST /quotes/:token/acceptance', by: 'everyone' },
  declineQuote: { call: 'POST /quotes/:token/refusal', by: 'everyone' },
  askAboutQuote: { call: 'POST /quotes/:token/questions', by: 'everyone' },
} as const satisfies Calls;
