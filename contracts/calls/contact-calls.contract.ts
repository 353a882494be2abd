import { answerOf, listAnswerOf } from '../answers.contract.ts';
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
import { describeCalls } from './described-calls.contract.ts';

export const contactCalls = describeCalls('contacts', {
  sendContactMessage: {
    summary: 'Send the simple contact form; stored first, mailed to staff after',
    limit: 'publicForm',
    body: contactBody,
    isRepeatable: true,
  },
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
    answer: answerOf(contactMessageDetail),
  },
  replyToContactMessage: {
    summary: 'Answer a message by mail; kept first, mailed after',
    body: contactReplyBody,
    isRepeatable: true,
    answer: answerOf(answerDone),
  },
  markContactMessageDone: { summary: 'Mark a message as done' },
  reopenContactMessage: { summary: 'Open a message again' },
  markContactMessageSpam: { summary: 'Put a message into the spam folder' },
  rescueContactMessage: {
    summary: 'Take a message out of the spam folder; its mails go out now, if they never did',
  },
  setMessageOwner: {
    summary: 'Give a message to a member of staff, or to nobody',
    body: ownerBody,
    answer: answerOf(doneWithUndo),
  },
  setMessageAction: {
    summary: 'Say what is to be done next with a message, when, and by whom',
    body: nextActionBody,
    answer: answerOf(doneWithUndo),
  },
  finishMessageAction: {
    summary: 'Say that what was to be done with a message is done',
    body: actionDoneBody,
    answer: answerOf(doneWithUndo),
  },
  addMessageNote: {
    summary: 'Add an internal note to a message',
    body: noteBody,
    isRepeatable: true,
    answer: answerOf(eventDone),
  },
  logMessageContact: {
    summary: 'Note a call or a WhatsApp message to the sender of a message',
    body: contactLogBody,
    isRepeatable: true,
    answer: answerOf(answerDone),
  },
  makeEnquiryOfMessage: {
    summary: 'Make an enquiry of a message; it is done then',
    isRepeatable: true,
    answer: answerOf(becameEnquiry),
  },
  deleteContactMessage: { summary: 'Delete a message with what was written back' },
});
