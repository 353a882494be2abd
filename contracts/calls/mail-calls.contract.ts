import { z } from 'zod';
import { answerOf, listAnswerOf } from '../answers.contract.ts';
import { mailSettings, recordsQuery, senderRecords, testMailResult } from '../mail/mail-settings.contract.ts';
import {
  listedMail,
  mailDetail,
  mailHealth,
  mailKind,
  mailQuery,
  reachableBody,
  runOutcome,
  runParams,
  sendAgainBody,
  sendFailedAgainBody,
  sentAgain,
} from '../mail/manage-mail.contract.ts';
import { calendarFile, replyFile } from '../reply-files/reply-files.contract.ts';
import {
  filledTemplate,
  replyTemplate,
  replyTemplateBody,
} from '../reply-templates/reply-templates.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const mailCalls = describeCalls('mail', {
  listMails: {
    summary: 'Mails of the site, newest first; with `q`, those to addresses that begin so, by address',
    query: mailQuery,
    answer: listAnswerOf(listedMail),
  },
  getMail: { summary: 'A mail, as it went out or would go out', answer: answerOf(mailDetail) },
  getMailHealth: { summary: 'Whether mails go out', answer: answerOf(mailHealth) },
  listMailKinds: { summary: 'The kinds of mail that there are', answer: answerOf(z.array(mailKind)) },
  sendMailAgain: {
    summary: 'Send a mail again that was sent, given up or cancelled',
    body: sendAgainBody,
    answer: answerOf(mailDetail),
  },
  cancelMail: { summary: 'Cancel a mail that waits', answer: answerOf(mailDetail) },
  sendFailedMailsAgain: {
    summary:
      'Send again the oldest of the mails that were given up before this run; repeat it while some are left',
    body: sendFailedAgainBody,
    answer: answerOf(sentAgain),
  },
  getRunOutcome: {
    summary: 'What came of the mails that were sent again in a run',
    params: runParams,
    answer: answerOf(runOutcome),
  },
  markReachable: {
    summary: 'Take back that mails do not arrive at an address: newsletters go to it again',
    body: reachableBody,
  },
  getMailSettings: { summary: 'How mails leave, without any password', answer: answerOf(mailSettings) },
  sendTestMail: {
    summary: 'Send a mail to oneself at once, and answer what the mail server said',
    answer: answerOf(testMailResult),
  },
  checkSenderRecords: {
    summary: 'Look up what receivers check of the sender’s domain',
    query: recordsQuery,
    answer: answerOf(senderRecords),
  },
  listReplyTemplates: {
    summary: 'All templates of replies, by name',
    answer: answerOf(z.array(replyTemplate)),
  },
  getReplyTemplate: { summary: 'One template', answer: answerOf(replyTemplate) },
  createReplyTemplate: {
    summary: 'Write a template; a field that there is not is a fault',
    body: replyTemplateBody,
    isRepeatable: true,
    answer: answerOf(replyTemplate),
  },
  updateReplyTemplate: {
    summary: 'Change a template; a version that is not the stored one is a conflict',
    body: replyTemplateBody,
    answer: answerOf(replyTemplate),
  },
  deleteReplyTemplate: { summary: 'Delete a template; it can be brought back for 30 days' },
  restoreReplyTemplate: { summary: 'Bring a deleted template back' },
  fillTemplatesForEnquiry: {
    summary: 'All templates with the values of an enquiry, those of its destination first',
    answer: answerOf(z.array(filledTemplate)),
  },
  fillTemplatesForMessage: {
    summary: 'All templates with what is known of a message’s sender',
    answer: answerOf(z.array(filledTemplate)),
  },
  uploadFileForEnquiry: {
    summary: 'Upload a file for a reply as the form field `file`: PDF, JPEG, PNG, WebP or a calendar file',
    body: 'multipart/form-data',
    answer: answerOf(replyFile),
  },
  attachCalendarFile: {
    summary: 'Make a calendar file of the enquiry’s travel day, for a reply',
    answer: answerOf(calendarFile),
  },
  uploadFileForMessage: {
    summary: 'Upload a file for a reply to a contact message',
    body: 'multipart/form-data',
    answer: answerOf(replyFile),
  },
  removeReplyFile: { summary: 'Remove a file that no reply was sent with' },
  downloadReplyFile: { summary: 'A file of a reply', file: 'application/octet-stream' },
});
