import { z } from 'zod';
import { answerOf } from '../answers.contract.ts';
import {
  mailKindParams,
  mailWords,
  mailWordsBody,
  messageDetail,
  messageInList,
  originalWordsBody,
  wordsPreview,
} from '../mail-words/mail-words.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const mailWordsCalls = describeCalls('site', {
  listMessages: {
    summary: 'Every mail that the site sends by itself, as it looks with made-up data',
    answer: answerOf(z.array(messageInList)),
  },
  getMessage: {
    summary: 'One of them with its words and fields',
    params: mailKindParams,
    answer: answerOf(messageDetail),
  },
  previewWords: {
    summary: 'How it would look with these words, and what is wrong with them',
    params: mailKindParams,
    body: mailWords,
    answer: answerOf(wordsPreview),
  },
  saveWords: {
    summary: 'Give it other words; refused where they changed since `version`',
    params: mailKindParams,
    body: mailWordsBody,
    answer: answerOf(messageDetail),
  },
  restoreWords: {
    summary: 'Give it back the words that the site ships with; refused where they changed since `version`',
    params: mailKindParams,
    body: originalWordsBody,
    answer: answerOf(messageDetail),
  },
});
