import { z } from 'zod';
import { answerOf, doneAnswer } from '../answers.contract.ts';
import { idParams } from '../fields/text.contract.ts';
import { calendarFile, replyFile } from '../reply-files/reply-files.contract.ts';
import {
  filledTemplate,
  replyTemplate,
  replyTemplateBody,
} from '../reply-templates/reply-templates.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

const one = answerOf(replyTemplate);
const filled = { params: idParams, answer: answerOf(z.array(filledTemplate)) };

export const replyTemplateCalls = describeCalls('mail', {
  listReplyTemplates: {
    summary: 'All templates of replies, by name',
    answer: answerOf(z.array(replyTemplate)),
  },
  getReplyTemplate: { summary: 'One template', params: idParams, answer: one },
  createReplyTemplate: {
    summary: 'Write a template; a field that there is not is a fault',
    body: replyTemplateBody,
    isRepeatable: true,
    answer: one,
  },
  updateReplyTemplate: {
    summary: 'Change a template; a version that is not the stored one is a conflict',
    params: idParams,
    body: replyTemplateBody,
    answer: one,
  },
  deleteReplyTemplate: {
    summary: 'Delete a template; it can be brought back for 30 days',
    params: idParams,
    answer: doneAnswer,
  },
  restoreReplyTemplate: { summary: 'Bring a deleted template back', params: idParams, answer: doneAnswer },
  fillTemplatesForEnquiry: {
    summary: 'All templates with the values of an enquiry, those of its destination first',
    ...filled,
  },
  fillTemplatesForMessage: {
    summary: 'All templates with what is known of a message’s sender',
    ...filled,
  },
});

const upload = { params: idParams, body: 'multipart/form-data', answer: answerOf(replyFile) } as const;

export const replyFileCalls = describeCalls('mail', {
  uploadFileForEnquiry: {
    summary: 'Upload a file for a reply as the form field `file`: PDF, JPEG, PNG, WebP or a calendar file',
    ...upload,
  },
  attachCalendarFile: {
    summary: 'Make a calendar file of the enquiry’s travel day, for a reply',
    params: idParams,
    answer: answerOf(calendarFile),
  },
  uploadFileForMessage: { summary: 'Upload a file for a reply to a contact message', ...upload },
  removeReplyFile: {
    summary: 'Remove a file that no reply was sent with',
    params: idParams,
    answer: doneAnswer,
  },
  downloadReplyFile: {
    summary: 'A file of a reply',
    params: idParams,
    file: 'application/octet-stream',
  },
});
