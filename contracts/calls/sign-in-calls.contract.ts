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
import { SIGN_IN_CALLS } from './sign-in-call-paths.ts';

export const signInCalls = describeCalls('accounts', SIGN_IN_CALLS, {
  register: {
    summary: 'Make an account',
    body: registerBody,
    answer: doneAnswer,
  },
  login: {
    summary: 'Sign in; answers the session’s token and sets its cookie',
    body: loginBody,
    answer: loginAnswer,
  },
  logout: {
    summary: 'Sign out: ends the session whose token, or name, is the bearer’s, or else the cookies’',
    answer: doneAnswer,
  },
  forgotPassword: {
    summary: 'Mail a link to reset the password; answers the same for an unknown email',
    body: forgotPasswordBody,
    answer: doneAnswer,
  },
  resetPassword: {
    summary: 'Set a new password with a link’s token; ends all sessions of the account',
    params: resetPasswordParams,
    body: resetPasswordBody,
    answer: doneAnswer,
  },
  resendResetLink: {
    summary: 'Mail a new link in place of one that is live or expired',
    body: resendResetLinkBody,
    answer: doneAnswer,
  },
});
