import { answerOf, listAnswerOf } from '../answers.contract.ts';
import { auditChoices, auditEntry, auditFilters, auditQuery } from '../audit.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const auditCalls = describeCalls('audit', {
  listAuditEntries: {
    summary: 'What staff changed, newest first',
    query: auditQuery,
    answer: listAnswerOf(auditEntry),
  },
  getAuditChoices: {
    summary: 'Who and what the log can be filtered by',
    answer: answerOf(auditChoices),
  },
  exportAuditLog: {
    summary: 'The log as filtered, as CSV',
    query: auditFilters,
    file: 'text/csv',
  },
});
