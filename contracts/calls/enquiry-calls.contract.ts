import { z } from 'zod';
import { answerOf, listAnswerOf, listQuery } from '../answers.contract.ts';
import {
  columnsAnswer,
  deskCounts,
  deskEnquiry,
  deskFilter,
  deskQuery,
  staffMember,
} from '../enquiries/desk.contract.ts';
import { deskDetail } from '../enquiries/desk-history.contract.ts';
import {
  actionDoneBody,
  addedEnquiry,
  answerDone,
  changeBody,
  changed,
  contactLogBody,
  doneWithUndo,
  eventDone,
  mailPreview,
  matching,
  matchingChangeBody,
  matchingChanged,
  matchingQuery,
  mergeBody,
  merged,
  nextActionBody,
  noteBody,
  ownerBody,
  replyBody,
  restoredEnquiry,
  staffEnquiryBody,
  statusBody,
  statusMailQuery,
  undone,
} from '../enquiries/desk-work.contract.ts';
import { correctBody, enquiry, enquiryBody } from '../enquiries/enquiries.contract.ts';
import { readPhoneAnswer, readPhoneBody } from '../fields/phone.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const enquiryCalls = describeCalls('bookings', {
  sendEnquiry: {
    summary: 'Send an enquiry; a repeat with the same Idempotency-Key answers the first result',
    limit: 'publicForm',
    body: enquiryBody,
    isRepeatable: true,
    answer: answerOf(enquiry),
  },
  listOwnEnquiries: {
    summary: 'The signed-in traveller’s own enquiries, newest first',
    query: listQuery,
    answer: listAnswerOf(enquiry),
  },
  getEnquiryCalendar: {
    summary: 'The travel date of one’s own enquiry as a calendar file (.ics)',
    file: 'text/calendar',
  },
  readPhone: {
    summary: 'Read a typed phone number as an enquiry would: what would be called, or what is wrong with it',
    limit: 'formHelp',
    body: readPhoneBody,
    answer: answerOf(readPhoneAnswer),
  },
  listDeskEnquiries: {
    summary: 'Enquiries of the desk, searched, filtered and sorted',
    query: deskQuery,
    answer: listAnswerOf(deskEnquiry),
  },
  getDeskBoard: {
    summary: 'The same as a board: the newest of each status',
    query: deskQuery.omit({ status: true, sort: true, cursor: true }),
    answer: columnsAnswer,
  },
  listBinnedEnquiries: {
    summary: 'Enquiries in the bin, last binned first',
    query: listQuery,
    answer: listAnswerOf(deskEnquiry),
  },
  countDeskEnquiries: {
    summary: 'How many enquiries wait where, counted up to a bound',
    answer: answerOf(deskCounts),
  },
  countMatching: {
    summary: 'How many enquiries match a filter, counted up to a bound',
    query: matchingQuery,
    answer: answerOf(matching),
  },
  listStaff: { summary: 'Who can look after enquiries', answer: answerOf(z.array(staffMember)) },
  exportEnquiries: {
    summary: 'The filtered list as CSV',
    query: deskFilter,
    file: 'text/csv',
  },
  addEnquiryAsStaff: {
    summary: 'Write down an enquiry that came by phone, WhatsApp, mail or at the door',
    body: staffEnquiryBody,
    isRepeatable: true,
    answer: answerOf(addedEnquiry),
  },
  getDeskEnquiry: {
    summary: 'An enquiry with its history and likely duplicates',
    answer: answerOf(deskDetail),
  },
  previewStatusMail: {
    summary: 'The mail that would tell the traveller of another status',
    query: statusMailQuery,
    answer: answerOf(mailPreview),
  },
  setEnquiryStatus: {
    summary: 'Move an enquiry on; refused where its status is not the one that was seen',
    body: statusBody,
    answer: answerOf(changed),
  },
  setEnquiryOwner: {
    summary: 'Say who looks after an enquiry; without an owner, nobody',
    body: ownerBody,
    answer: answerOf(changed),
  },
  setNextAction: {
    summary: 'Say what is to be done next, when and by whom, or take it away',
    body: nextActionBody,
    answer: answerOf(doneWithUndo),
  },
  finishNextAction: {
    summary: 'Say that the next action is done; refused where it is not the one that was seen',
    body: actionDoneBody,
    answer: answerOf(doneWithUndo),
  },
  correctEnquiry: {
    summary: 'Correct what an enquiry says; refused where somebody else has corrected the same meanwhile',
    body: correctBody,
    answer: answerOf(doneWithUndo),
  },
  addNote: {
    summary: 'Add an internal note',
    body: noteBody,
    isRepeatable: true,
    answer: answerOf(eventDone),
  },
  replyToEnquiry: {
    summary: 'Answer by mail, with the reference in the subject',
    body: replyBody,
    isRepeatable: true,
    answer: answerOf(answerDone),
  },
  logContact: {
    summary: 'Note a call or a WhatsApp message to the traveller',
    body: contactLogBody,
    isRepeatable: true,
    answer: answerOf(answerDone),
  },
  mergeEnquiries: {
    summary: 'Make one of two enquiries: the elder stays, the other leaves the list as a part of it',
    body: mergeBody,
    isRepeatable: true,
    answer: answerOf(merged),
  },
  changeEnquiries: {
    summary: 'Change the status or owner of many enquiries, or bin them',
    body: changeBody,
    isRepeatable: true,
    answer: answerOf(changed),
  },
  changeMatching: {
    summary:
      'Change the next of all enquiries that match a filter, leaving what changed since they were counted',
    body: matchingChangeBody,
    isRepeatable: true,
    answer: answerOf(matchingChanged),
  },
  undoChange: {
    summary: 'Take a change back where nothing changed it again, or a merge',
    isRepeatable: true,
    answer: answerOf(undone),
  },
  listEnquiries: {
    summary: 'All enquiries, newest first',
    query: listQuery,
    answer: listAnswerOf(enquiry),
  },
  binEnquiry: { summary: 'Move an enquiry to the bin, where it stays for 30 days' },
  restoreEnquiry: { summary: 'Bring an enquiry back from the bin', answer: answerOf(restoredEnquiry) },
});
