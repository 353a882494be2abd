import { answerOf, doneAnswer, listAnswerOf } from '../answers.contract.ts';
import { contactBody } from '../contacts/contacts.contract.ts';
import {
  becameEnquiry,
  contactListQuery,
  contactMessage,
  contactMessageDetail,
  contactReplyBody,
  messageCounts,
} from '../contacts/manage-contacts.contract.ts';
import {
  actionDoneBody,
  answerDone,
  contactLogBody,
  doneWithUndo,
  eventDone,
  nextActionBody,
  noteBody,
  ownerBody,
} from '../enquiries/desk-work.contract.ts';
import { idParams } from '../fields/text.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const contactCalls = describeCalls('contacts', {
  sendContactMessage: {
    summary: 'Send the simple contact form; stored first, mailed to staff after',
    limit: 'publicForm',
    body: contactBody,
    isRepeatable: true,
    answer: doneAnswer,
  },
});

export const messageCalls = describeCalls('contacts', {
  listContactMessages: {
    summary: 'Messages of the contact form, newest first, or by what they need; searched and filtered',
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
    answer: answerOf(answerDone),
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
  setMessageOwner: {
    summary: 'Give a message to a member of staff, or to nobody',
    params: idParams,
    body: ownerBody,
    answer: answerOf(doneWithUndo),
  },
  setMessageAction: {
    summary: 'Say what is to be done next with a message, when, and by whom',
    params: idParams,
    body: nextActionBody,
    answer: answerOf(doneWithUndo),
  },
  finishMessageAction: {
    summary: 'Say that what was to be done with a message is done',
    params: idParams,
    body: actionDoneBody,
    answer: answerOf(doneWithUndo),
  },
  addMessageNote: {
    summary: 'Add an internal note to a message',
    params: idParams,
    body: noteBody,
    isRepeatable: true,
    answer: answerOf(eventDone),
  },
  logMessageContact: {
    summary: 'Note a call or a WhatsApp message to whoever wrote a message',
    params: idParams,
    body: contactLogBody,
    isRepeatable: true,
    answer: answerOf(answerDone),
  },
  makeEnquiryOfMessage: {
    summary: 'Make an enquiry of a message; it is done then',
    params: idParams,
    isRepeatable: true,
    answer: answerOf(becameEnquiry),
  },
  deleteContactMessage: {
    summary: 'Delete a message with what was written back',
    params: idParams,
    answer: doneAnswer,
  },
});
