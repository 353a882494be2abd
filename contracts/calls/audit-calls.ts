import type { Calls } from './call.ts';

/** The log of what staff changed. Nothing here writes. */
export const AUDIT_CALLS = {
  listChanges: { call: 'GET /audit', by: 'staff' },
  getChangeChoices: { call: 'GET /audit/choices', by: 'staff' },
  exportChanges: { call: 'GET /audit.csv', by: 'staff' },
} as const satisfies Calls;
