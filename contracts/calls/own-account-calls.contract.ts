import { z } from 'zod';
import { resendResetLinkBody } from '../accounts/accounts.contract.ts';
import {
  changePasswordAnswer,
  changePasswordBody,
  deleteAccountBody,
  morningMailBody,
  ownAccount,
  ownData,
  ownReview,
  ownSession,
} from '../accounts/own-account.contract.ts';
import { answerOf, doneAnswer } from '../answers.contract.ts';
import { idParams } from '../fields/text.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const ownAccountCalls = describeCalls('own account', {
  getOwnAccount: {
    summary: 'The signed-in traveller’s account',
    answer: answerOf(ownAccount),
  },
  exportOwnData: {
    summary: 'Everything that is kept about the signed-in traveller',
    limit: 'reset',
    answer: answerOf(ownData),
  },
  listOwnReviews: {
    summary: 'The signed-in traveller’s own reviews, newest first',
    answer: answerOf(z.array(ownReview)),
  },
  changePassword: {
    summary:
      'Change the password; ends every other session and every reset link, and gives this one another token',
    limit: 'login',
    body: changePasswordBody,
    answer: changePasswordAnswer,
  },
  confirmEmail: {
    summary: 'Confirm that the account’s address is one’s own, by a link that was mailed to it',
    limit: 'reset',
    body: resendResetLinkBody,
    answer: doneAnswer,
  },
  sendConfirmation: {
    summary: 'Mail a link that confirms the account’s address',
    limit: 'reset',
    answer: doneAnswer,
  },
  setMorningMail: {
    summary: 'Say whether one is told each morning what is due',
    body: morningMailBody,
    answer: doneAnswer,
  },
  listOwnSessions: {
    summary: 'Where one is signed in, the last used first',
    answer: answerOf(z.array(ownSession)),
  },
  endOwnSession: {
    summary: 'Sign out in one place',
    params: idParams,
    answer: doneAnswer,
  },
  signOutEverywhere: {
    summary: 'Sign out everywhere: ends every session, this one too',
    answer: doneAnswer,
  },
  deleteOwnAccount: {
    summary: 'Erase the account and the traveller’s name from enquiries and reviews',
    limit: 'login',
    body: deleteAccountBody,
    answer: doneAnswer,
  },
});
