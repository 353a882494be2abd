import { z } from 'zod';
import { answerOf, doneAnswer } from '../answers.contract.ts';
import { idParams } from '../fields/text.contract.ts';
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
