import { z } from 'zod';
import { answerOf } from '../answers.contract.ts';
import { cleanText, givenId } from '../fields/text.contract.ts';
import { issuedDocument } from '../money/documents.contract.ts';
import { dueWeeks, monthQuery } from '../money/due-list.contract.ts';
import {
  addDueBody,
  cancellation,
  cancellationQuery,
  cancelTripBody,
  changeDueBody,
  decisionReasonBody,
  deskMoney,
  documentParams,
  dueParams,
  invoiceBody,
  logPaymentBody,
  paymentParams,
  refundBody,
  refundParams,
  remindersBody,
  sayPaidBody,
  slip,
  travellerMoney,
} from '../money/money.contract.ts';
import { moneyRulesBody, moneyRulesParams, moneyRulesSet } from '../money/money-rules.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

const PDF = 'application/pdf';
const token = z.string().max(200).transform(cleanText);
const params = z.object({ token });
const answer = answerOf(deskMoney);
const ofPayment = { params: paymentParams, isRepeatable: true, answer } as const;

export const moneyCalls = describeCalls('money', {
  getMoneyByLink: {
    summary: 'What is due and paid of what the link’s quotation agreed, and where to pay',
    params,
    answer: answerOf(travellerMoney),
  },
  uploadSlip: {
    summary: 'Bring a picture of a payment’s slip as the form field `file`, before the payment is said',
    limit: 'publicForm',
    params,
    body: 'multipart/form-data',
    answer: answerOf(slip),
  },
  sayPaid: {
    summary: 'Say that one has paid; staff look it up by its UTR',
    limit: 'publicForm',
    params,
    body: sayPaidBody,
    isRepeatable: true,
    answer: answerOf(travellerMoney),
  },
  getDocumentByLink: {
    summary: 'A receipt, invoice, voucher or note as PDF',
    limit: 'formHelp',
    params: z.object({ token, document: givenId }),
    file: PDF,
  },
  getMoney: { summary: 'What is due, paid and documented of an enquiry', answer },
  logPayment: {
    summary: 'Log a payment that somebody says was made; it counts once it is verified',
    body: logPaymentBody,
    isRepeatable: true,
    answer,
  },
  verifyPayment: { summary: 'Say that the money is there; issues its receipt', ...ofPayment },
  rejectPayment: {
    summary: 'Say that the money is not there; its reference is free again',
    ...ofPayment,
    body: decisionReasonBody,
  },
  reversePayment: {
    summary: 'Take back a verified payment that bounced or was somebody else’s',
    ...ofPayment,
    body: decisionReasonBody,
  },
  changeDue: {
    summary: 'Change the sum or the day of an instalment by entries that correct it',
    params: dueParams,
    body: changeDueBody,
    isRepeatable: true,
    answer,
  },
  addDue: {
    summary: 'Add an instalment to what was agreed',
    body: addDueBody,
    isRepeatable: true,
    answer,
  },
  setReminders: { summary: 'Switch reminders of an enquiry on or off', body: remindersBody, answer },
  issueInvoice: {
    summary: 'Issue the invoice of what was agreed, or of what is left of it',
    body: invoiceBody,
    isRepeatable: true,
    answer,
  },
  previewCancellation: {
    summary: 'What cancelling today would come to, for some or all of the people',
    query: cancellationQuery,
    answer: answerOf(cancellation),
  },
  cancelTrip: {
    summary: 'Cancel for some or all of the people: charge, refund and the document that follows',
    body: cancelTripBody,
    isRepeatable: true,
    answer,
  },
  payBack: {
    summary: 'Log what was paid back',
    body: refundBody,
    isRepeatable: true,
    answer,
  },
  reverseRefund: {
    summary: 'Say that a refund did not go out; it is to be paid back again',
    params: refundParams,
    body: decisionReasonBody,
    isRepeatable: true,
    answer,
  },
  getDocument: { summary: 'A document as PDF', params: documentParams, file: PDF },
  readDocument: { summary: 'What a document says', params: documentParams, answer: answerOf(issuedDocument) },
  listDue: { summary: 'What is due, by week, with its sums', answer: answerOf(dueWeeks) },
  exportDocuments: {
    summary: 'The documents of a month for the accountant, as CSV',
    query: monthQuery,
    file: 'text/csv',
  },
  listMoneyRules: {
    summary: 'The sets of rules of tax and payment, newest first',
    answer: answerOf(z.array(moneyRulesSet)),
  },
  saveMoneyRules: {
    summary: 'Say what holds from a day on, today at the earliest',
    params: moneyRulesParams,
    body: moneyRulesBody,
    answer: answerOf(z.array(moneyRulesSet)),
  },
  deleteMoneyRules: {
    summary: 'Drop a set that has not begun',
    params: moneyRulesParams,
    answer: answerOf(z.array(moneyRulesSet)),
  },
});
