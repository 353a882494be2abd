import { z } from 'zod';
import { answerOf } from '../answers.contract.ts';
import { calendarFile, replyFile } from '../reply-files/reply-files.contract.ts';
import {
  filledTemplate,
  replyTemplate,
  replyTemplateBody,
} from '../reply-templates/reply-templates.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const replyCalls = describeCalls('mail', {
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
