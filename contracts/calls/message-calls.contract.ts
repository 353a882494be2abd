import { answerOf, doneAnswer, listAnswerOf } from '../answers.contract.ts';
import {
  contactListQuery,
  contactMessage,
  contactMessageDetail,
  contactReplyBody,
  messageCounts,
} from '../contacts/manage-contacts.contract.ts';
import { idParams } from '../fields/text.contract.ts';
import { describeCalls } from './described-calls.contract.ts';
import { MESSAGE_CALLS } from './message-call-paths.ts';

export const messageCalls = describeCalls('contacts', MESSAGE_CALLS, {
  listContactMessages: {
    summary: 'Messages of the contact form, newest first; searched and filtered',
    query: contactListQuery,
    answer: listAnswerOf(contactMessage),
  },
  countContactMessages: {
    summary: 'How many messages lie in the spam folder',
    answer: answerOf(messageCounts),
  },
  getContactMessage: {
    summary: 'A message with what was written back',
    params: idParams,
    answer: answerOf(contactMessageDetail),
  },
  replyToContactMessage: {
    summary: 'Answer a message by mail; kept first, mailed after',
    params: idParams,
    body: contactReplyBody,
    isRepeatable: true,
    answer: doneAnswer,
  },
  markContactMessageDone: {
    summary: 'Mark a message as done',
    params: idParams,
    answer: doneAnswer,
  },
  reopenContactMessage: {
    summary: 'Open a message again',
    params: idParams,
    answer: doneAnswer,
  },
  markContactMessageSpam: {
    summary: 'Put a message into the spam folder',
    params: idParams,
    answer: doneAnswer,
  },
  rescueContactMessage: {
    summary: 'Take a message out of the spam folder; its mails go out now, if they never did',
    params: idParams,
    answer: doneAnswer,
  },
  deleteContactMessage: {
    summary: 'Delete a message with what was written back',
    params: idParams,
    answer: doneAnswer,
  },
});
