import type { Calls } from './call.ts';

/** Of who accepted a quotation, by its link; loaded once there is something to pay. */
export const PAYER_CALLS = {
  uploadSlip: { call: 'POST /quotes/:token/slips', by: 'everyone' },
  sayPaid: { call: 'POST /quotes/:token/payments', by: 'everyone' },
  getDocumentByLink: { call: 'GET /quotes/:token/documents/:document', by: 'everyone' },
} as const satisfies Calls;
