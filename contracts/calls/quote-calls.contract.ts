import { z } from 'zod';
import { answerOf } from '../answers.contract.ts';
import { cleanText } from '../fields/text.contract.ts';
import { quoteBody } from '../quotes/quote-body.contract.ts';
import {
  acceptQuoteBody,
  askAboutQuoteBody,
  declineQuoteBody,
  deskQuote,
  newQuoteBody,
  quoteInList,
  quoteLink,
  quoteParams,
  sendQuoteBody,
  staffAcceptBody,
  suggestedQuote,
  travellerQuote,
} from '../quotes/quotes.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

const params = z.object({ token: z.string().max(200).transform(cleanText) });
const ofQuote = { params: quoteParams };

export const quoteCalls = describeCalls('quotations', {
  getQuoteByLink: {
    summary: 'The quotation of a link, as it was sent; looking at it changes nothing',
    params,
    answer: answerOf(travellerQuote),
  },
  noteQuoteOpened: { summary: 'Note that a person has the quotation open', limit: 'formHelp', params },
  acceptQuote: {
    summary: 'Accept one option; the quotation’s text must be the one that was read',
    limit: 'publicForm',
    params,
    body: acceptQuoteBody,
    isRepeatable: true,
    answer: answerOf(travellerQuote),
  },
  declineQuote: {
    summary: 'Decline the quotation',
    limit: 'publicForm',
    params,
    body: declineQuoteBody,
    isRepeatable: true,
    answer: answerOf(travellerQuote),
  },
  askAboutQuote: {
    summary: 'Ask about the quotation',
    limit: 'publicForm',
    params,
    body: askAboutQuoteBody,
    isRepeatable: true,
  },
  listQuotes: {
    summary: 'The quotations of an enquiry, newest first',
    answer: answerOf(z.array(quoteInList)),
  },
  suggestQuotes: {
    summary: 'The last quotations for the same tour and season',
    answer: answerOf(z.array(suggestedQuote)),
  },
  createQuote: {
    summary: 'Begin a quotation by the calculator, or as another one; answers the draft if there is one',
    body: newQuoteBody,
    isRepeatable: true,
    answer: answerOf(deskQuote),
  },
  getDeskQuote: { summary: 'A quotation with its costs', ...ofQuote, answer: answerOf(deskQuote) },
  saveQuote: {
    summary: 'Change a draft; refused where a colleague has changed it meanwhile',
    ...ofQuote,
    body: quoteBody,
    answer: answerOf(deskQuote),
  },
  discardQuote: { summary: 'Discard a draft', ...ofQuote },
  sendQuote: {
    summary: 'Freeze a draft and send it; the version before it is superseded',
    ...ofQuote,
    body: sendQuoteBody,
    isRepeatable: true,
    answer: answerOf(deskQuote),
  },
  makeQuoteLink: {
    summary: 'Another link to a quotation that was sent, for WhatsApp',
    ...ofQuote,
    answer: answerOf(quoteLink),
  },
  endQuoteLinks: { summary: 'Make all links to a quotation end', ...ofQuote },
  withdrawQuote: {
    summary: 'Withdraw a quotation that is open, or accepted and not paid for',
    ...ofQuote,
    body: declineQuoteBody,
    answer: answerOf(deskQuote),
  },
  acceptQuoteFor: {
    summary: 'Accept for a traveller who said so',
    ...ofQuote,
    body: staffAcceptBody,
    isRepeatable: true,
    answer: answerOf(deskQuote),
  },
  declineQuoteFor: {
    summary: 'Decline for a traveller who said so',
    ...ofQuote,
    body: declineQuoteBody,
    answer: answerOf(deskQuote),
  },
});
