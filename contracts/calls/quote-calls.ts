import type { Calls } from './call.ts';

/** Of the quotation's page, which its link opens. */
export const QUOTE_CALLS = {
  getQuoteByLink: { call: 'GET /quotes/:token', by: 'everyone' },
  noteQuoteOpened: { call: 'POST /quotes/:token/opening', by: 'everyone' },
  acceptQuote: { call: 'POST /quotes/:token/acceptance', by: 'everyone' },
  declineQuote: { call: 'POST /quotes/:token/refusal', by: 'everyone' },
  askAboutQuote: { call: 'POST /quotes/:token/questions', by: 'everyone' },
  getMoneyByLink: { call: 'GET /quotes/:token/money', by: 'everyone' },
  uploadSlip: { call: 'POST /quotes/:token/slips', by: 'everyone' },
  sayPaid: { call: 'POST /quotes/:token/payments', by: 'everyone' },
  getDocumentByLink: { call: 'GET /quotes/:token/documents/:document', by: 'everyone' },
} as const satisfies Calls;
