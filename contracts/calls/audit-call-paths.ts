import type { Calls } from './call.ts';

/** The log of what staff changed. Nothing here writes. */
export const AUDIT_CALLS = {
  listAuditEntries: { call: 'GET /audit', by: 'staff' },
  getAuditChoices: { call: 'GET /audit/choices', by: 'staff' },
  exportAuditLog: { call: 'GET /audit.csv', by: 'staff' },
} as const satisfies Calls;
