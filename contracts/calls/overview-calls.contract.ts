import { answerOf, listAnswerOf } from '../answers.contract.ts';
import { auditChoices, auditEntry, auditFilters, auditQuery } from '../audit.contract.ts';
import { dashboard, dashboardQuery } from '../dashboard.contract.ts';
import { deskFinds, deskNamesQuery, deskSearchQuery } from '../desk-search/desk-search.contract.ts';
import { inboxCounts, inboxCountsQuery, inboxItem, inboxQuery } from '../inbox/inbox.contract.ts';
import { deskNews, newsQuery, presenceBody } from '../live/live.contract.ts';
import { today, todayQuery } from '../today.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const dashboardCalls = describeCalls('dashboard', {
  getDashboard: {
    summary: 'What waits for staff, and the figures of a period',
    query: dashboardQuery,
    answer: answerOf(dashboard),
  },
  getToday: {
    summary: 'What there is to do today: the beginnings of its lists',
    query: todayQuery,
    answer: answerOf(today),
  },
});

export const inboxCalls = describeCalls('inbox', {
  listInbox: {
    summary: 'Enquiries and contact messages that wait for staff, whatever waits longest first; searched',
    query: inboxQuery,
    answer: listAnswerOf(inboxItem),
  },
  countInbox: {
    summary: 'How much waits: of all, of the person signed in, of nobody; of what is searched for',
    query: inboxCountsQuery,
    answer: answerOf(inboxCounts),
  },
});

export const deskSearchCalls = describeCalls('search', {
  searchDesk: {
    summary: 'Customers, enquiries, messages, tours and roads that have these words, the first few of each',
    query: deskSearchQuery,
    answer: answerOf(deskFinds),
  },
  nameOnDesk: {
    summary: 'The same of what is known by its id, as it is called now; what is gone is left out',
    query: deskNamesQuery,
    answer: answerOf(deskFinds),
  },
});

export const liveCalls = describeCalls('dashboard', {
  watchDesk: {
    summary:
      'What changes, as server-sent events, for as long as it is listened to; what there is now, for a caller that accepts no event stream',
    isBackground: true,
    file: 'text/event-stream',
  },
  getDeskNews: {
    summary: 'What waits for staff, and which enquiries have come since',
    isBackground: true,
    query: newsQuery,
    answer: answerOf(deskNews),
  },
  sayPresence: {
    summary:
      'Tell the others that one has something open, or writes about it; it is forgotten after a minute',
    isBackground: true,
    body: presenceBody,
  },
});

export const auditCalls = describeCalls('audit', {
  listAuditEntries: {
    summary: 'What staff changed, newest first',
    query: auditQuery,
    answer: listAnswerOf(auditEntry),
  },
  getAuditChoices: { summary: 'Who and what the log can be filtered by', answer: answerOf(auditChoices) },
  exportAuditLog: {
    summary: 'The log as filtered, as CSV',
    query: auditFilters,
    file: 'text/csv',
  },
});
