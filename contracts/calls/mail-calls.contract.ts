import { z } from 'zod';
import { answerOf, doneAnswer, listAnswerOf } from '../answers.contract.ts';
import { idParams } from '../fields/text.contract.ts';
import { mailSettings, papersQuery, senderPapers, testMailResult } from '../mail/mail-settings.contract.ts';
import {
  listedMail,
  mailDetail,
  mailHealth,
  mailKind,
  mailQuery,
  reachableBody,
  runOutcome,
  runParams,
  sendAgainBody,
  sendFailedAgainBody,
  sentAgain,
} from '../mail/manage-mail.contract.ts';
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

export const mailCalls = describeCalls('mail', {
  listMails: {
    summary: 'Mails of the site, newest first; with `q`, those to addresses that begin so, by address',
    query: mailQuery,
    answer: listAnswerOf(listedMail),
  },
  getMail: {
    summary: 'A mail, as it went out or would go out',
    params: idParams,
    answer: answerOf(mailDetail),
  },
  getMailHealth: { summary: 'Whether mails go out', answer: answerOf(mailHealth) },
  listMailKinds: { summary: 'The kinds of mail that there are', answer: answerOf(z.array(mailKind)) },
  sendMailAgain: {
    summary: 'Send a mail again that was sent, given up or cancelled',
    params: idParams,
    body: sendAgainBody,
    answer: answerOf(mailDetail),
  },
  cancelMail: {
    summary: 'Cancel a mail that waits',
    params: idParams,
    answer: answerOf(mailDetail),
  },
  sendFailedMailsAgain: {
    summary:
      'Send again the oldest of the mails that were given up before this run; repeat it while some are left',
    body: sendFailedAgainBody,
    answer: answerOf(sentAgain),
  },
  getRunOutcome: {
    summary: 'What came of the mails that were sent again in a run',
    params: runParams,
    answer: answerOf(runOutcome),
  },
  markReachable: {
    summary: 'Take back that mails do not arrive at an address: newsletters go to it again',
    body: reachableBody,
    answer: doneAnswer,
  },
  getMailSettings: { summary: 'How mails leave, without any password', answer: answerOf(mailSettings) },
  sendTestMail: {
    summary: 'Send a mail to oneself at once, and answer what the mail server said',
    answer: answerOf(testMailResult),
  },
  checkSenderPapers: {
    summary: 'Look up what receivers check of the sender’s domain',
    query: papersQuery,
    answer: answerOf(senderPapers),
  },
});

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
