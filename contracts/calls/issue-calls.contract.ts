import { z } from 'zod';
import { answerOf, doneAnswer, listAnswerOf, listQuery } from '../answers.contract.ts';
import { idParams } from '../fields/text.contract.ts';
import {
  issue,
  issueBody,
  issueContentBody,
  issueDetail,
  issuePreview,
  recipientsQuery,
  sendIssueBody,
} from '../newsletter/issues.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

const changed = { params: idParams, answer: answerOf(issueDetail) };

export const issueCalls = describeCalls('subscribers', {
  listIssues: {
    summary: 'The newsletter’s issues, newest first, with what became of their mails',
    query: listQuery,
    answer: listAnswerOf(issue),
  },
  getIssue: {
    summary: 'One issue, with its text and how often its links were followed',
    ...changed,
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
    ...changed,
  },
  deleteIssue: { summary: 'Delete an issue that was never sent', params: idParams, answer: doneAnswer },
  previewIssue: {
    summary: 'How a text would look, and what keeps it from being sent',
    body: issueContentBody,
    answer: answerOf(issuePreview),
  },
  testIssue: {
    summary: 'Send a text to whoever asks, as a test',
    body: issueContentBody,
    answer: doneAnswer,
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
    ...changed,
  },
  callIssueOff: { summary: 'Make a scheduled issue a draft again', ...changed },
  pauseIssue: { summary: 'Hold back the mails that have not gone out', ...changed },
  resumeIssue: { summary: 'Let them go again', ...changed },
  stopIssue: { summary: 'Call off the mails that have not gone out, for good', ...changed },
});
