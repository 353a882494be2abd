import { z } from 'zod';
import { answerOf, listAnswerOf, listQuery } from '../answers.contract.ts';
import {
  issue,
  issueBody,
  issueContentBody,
  issueDetail,
  issuePreview,
  recipientsQuery,
  sendIssueBody,
} from '../newsletter/issues.contract.ts';
import {
  confirmLink,
  leaveBody,
  leaveLink,
  leaveReasonBody,
  newsletterToken,
  subscribeBody,
  subscriber,
  subscriberListQuery,
} from '../subscribers.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const newsletterCalls = describeCalls('subscribers', {
  subscribe: {
    summary:
      'Subscribe to the newsletter; twice is the same as once. A mail asks whether it was the owner of the address',
    limit: 'publicForm',
    body: subscribeBody,
  },
  getConfirmLink: {
    summary: 'What the link of such a mail is worth; looking at it changes nothing',
    params: newsletterToken,
    answer: answerOf(confirmLink),
  },
  confirmSubscription: {
    summary: 'Confirm the subscription by the link of such a mail',
    limit: 'publicForm',
    params: newsletterToken,
  },
  getLeaveLink: {
    summary: 'Whose newsletter the link to leave ends; looking at it changes nothing',
    params: newsletterToken,
    answer: answerOf(leaveLink),
  },
  leaveNewsletter: {
    summary: 'Leave the newsletter; twice is the same as once',
    params: newsletterToken,
    body: leaveBody,
  },
  explainLeaving: {
    summary: 'Say why, after leaving',
    limit: 'publicForm',
    params: newsletterToken,
    body: leaveReasonBody,
  },
  stayWithNewsletter: {
    summary: 'Come back, where leaving was a mistake',
    limit: 'publicForm',
    params: newsletterToken,
  },
  listSubscribers: {
    summary: 'All subscribers, newest first, or those whose address has a word that begins so',
    query: subscriberListQuery,
    answer: listAnswerOf(subscriber).extend({
      unasked: z.number(),
    }),
  },
  exportSubscribers: {
    summary: 'The same list as a file for a spreadsheet',
    query: subscriberListQuery.pick({ q: true, state: true }),
    file: 'text/csv',
  },
  deleteSubscriber: { summary: 'Delete a subscriber' },
  askSubscribers: {
    summary:
      'Ask some of those from before whether they want the newsletter, each once; answers how many are left',
    answer: answerOf(z.object({ asked: z.number(), left: z.number() })),
  },
  listIssues: {
    summary: 'The newsletter’s issues, newest first, with what became of their mails',
    query: listQuery,
    answer: listAnswerOf(issue),
  },
  getIssue: {
    summary: 'One issue, with its text and how often its links were followed',
    answer: answerOf(issueDetail),
  },
  createIssue: {
    summary: 'Write an issue; a repeat with the same Idempotency-Key answers the first result',
    body: issueBody,
    isRepeatable: true,
    answer: answerOf(issueDetail),
  },
  updateIssue: {
    summary: 'Change an issue that is not being sent; a version that is not the stored one is a conflict',
    body: issueBody,
    answer: answerOf(issueDetail),
  },
  deleteIssue: { summary: 'Delete an issue that was never sent' },
  previewIssue: {
    summary: 'How a text would look, and what keeps it from being sent',
    body: issueContentBody,
    answer: answerOf(issuePreview),
  },
  testIssue: {
    summary: 'Send a text to the person signed in, as a test',
    body: issueContentBody,
    isRepeatable: true,
  },
  countRecipients: {
    summary: 'How many readers would get it now',
    query: recipientsQuery,
    answer: answerOf(z.object({ recipients: z.number() })),
  },
  sendIssue: {
    summary: 'Send an issue, now or at a time',
    body: sendIssueBody,
    isRepeatable: true,
    answer: answerOf(issueDetail),
  },
  callIssueOff: { summary: 'Make a scheduled issue a draft again', answer: answerOf(issueDetail) },
  pauseIssue: { summary: 'Hold back the mails that have not gone out', answer: answerOf(issueDetail) },
  resumeIssue: { summary: 'Let them go again', answer: answerOf(issueDetail) },
  stopIssue: {
    summary: 'Call off the mails that have not gone out, for good',
    answer: answerOf(issueDetail),
  },
});
