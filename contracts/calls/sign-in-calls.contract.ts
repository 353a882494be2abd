import {
  forgotPasswordBody,
  loginAnswer,
  loginBody,
  registerBody,
  resendResetLinkBody,
  resetPasswordBody,
  resetPasswordParams,
} from '../accounts/accounts.contract.ts';
import { doneAnswer } from '../answers.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const signInCalls = describeCalls('accounts', {
  register: {
    summary: 'Make an account',
    limit: 'register',
    body: registerBody,
    answer: doneAnswer,
  },
  login: {
    summary: 'Sign in; answers the session’s token and sets its cookie',
    limit: 'login',
    body: loginBody,
    answer: loginAnswer,
  },
  logout: {
    summary: 'Sign out: ends the session whose token, or name, is the bearer’s, or else the cookies’',
    answer: doneAnswer,
  },
  forgotPassword: {
    summary: 'Mail a link to reset the password; answers the same for an unknown email',
    limit: 'reset',
    body: forgotPasswordBody,
    answer: doneAnswer,
  },
  resetPassword: {
    summary: 'Set a new password with a link’s token; ends all sessions of the account',
    limit: 'reset',
    params: resetPasswordParams,
    body: resetPasswordBody,
    answer: doneAnswer,
  },
  resendResetLink: {
    summary: 'Mail a new link in place of one that is live or expired',
    limit: 'reset',
    body: resendResetLinkBody,
    answer: doneAnswer,
  },
});
