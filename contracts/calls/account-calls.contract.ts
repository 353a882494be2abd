import { z } from 'zod';
import {
  forgotPasswordBody,
  loginAnswer,
  loginBody,
  registerBody,
  resendResetLinkBody,
  resetPasswordBody,
  resetPasswordParams,
} from '../accounts/accounts.contract.ts';
import {
  departureBody,
  formerStaff,
  managedUser,
  roleBody,
  rolesInForce,
  staffRoleBody,
  userDetail,
  userListQuery,
  userSessionParams,
} from '../accounts/manage-users.contract.ts';
import {
  beginSecondFactorBody,
  bothFactorsBody,
  changePasswordAnswer,
  changePasswordBody,
  confirmSecondFactorBody,
  deleteAccountBody,
  morningMailBody,
  newSecondFactor,
  ownAccount,
  ownData,
  ownReview,
  ownSession,
  recoveryCodes,
  secondFactorState,
} from '../accounts/own-account.contract.ts';
import { answerOf, listAnswerOf } from '../answers.contract.ts';
import { offerBody, ownership, staffProof } from '../staff/ownership.contract.ts';
import {
  acceptBody,
  invitationLink,
  inviteBody,
  staffInvitation,
  waitingInvitation,
} from '../staff/staff-invitations.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const accountCalls = describeCalls('accounts', {
  register: {
    summary: 'Make an account',
    limit: 'register',
    body: registerBody,
  },
  login: {
    summary: 'Sign in; answers the session’s token and sets its cookie',
    limit: 'login',
    body: loginBody,
    answer: loginAnswer,
  },
  logout: {
    summary: 'Sign out: ends the session whose token, or name, is the bearer’s, or else the cookies’',
  },
  forgotPassword: {
    summary: 'Mail a link to reset the password; answers the same for an unknown email',
    limit: 'reset',
    body: forgotPasswordBody,
  },
  resetPassword: {
    summary: 'Set a new password with a link’s token; ends all sessions of the account',
    limit: 'reset',
    params: resetPasswordParams,
    body: resetPasswordBody,
  },
  resendResetLink: {
    summary: 'Mail a new link in place of one that is live or expired',
    limit: 'reset',
    body: resendResetLinkBody,
  },
  listUsers: {
    summary: 'All accounts, newest first unless sorted otherwise; searched and filtered',
    query: userListQuery,
    answer: listAnswerOf(managedUser),
  },
  getRoles: {
    summary: 'What agents see, which an owner sets; the rest of the policy of roles is the same everywhere',
    answer: answerOf(rolesInForce),
  },
  listFormerStaff: {
    summary: 'Who left the staff in the last 30 days and can be brought back, the latest first',
    answer: answerOf(z.array(formerStaff)),
  },
  getUser: {
    summary: 'An account with the number of its enquiries and its newest reviews',
    answer: answerOf(userDetail),
  },
  setUserRole: {
    summary: 'Make a traveller’s account staff; the other way takes takeOutOfStaff',
    body: roleBody,
  },
  setStaffRole: {
    summary: 'Give a member of staff another role; or lay down one’s own ownership, unless it is the last',
    body: staffRoleBody,
  },
  listStaffInvitations: {
    summary: 'Who is invited to the staff and has not answered yet, the latest first',
    answer: answerOf(z.array(waitingInvitation)),
  },
  inviteToStaff: {
    summary: 'Mail somebody a link by which they join the staff in a role; it works once, for seven days',
    body: inviteBody,
  },
  sendInvitationAgain: { summary: 'Mail a new link in place of the old one, which ends' },
  revokeInvitation: { summary: 'End an invitation: its link does not work any more' },
  getStaffInvitation: {
    summary: 'What the link of an invitation is worth',
    params: invitationLink,
    answer: answerOf(staffInvitation),
  },
  acceptInvitation: {
    summary: 'Join the staff by the link of an invitation; ends all sessions of an account that was there',
    limit: 'reset',
    params: invitationLink,
    body: acceptBody,
  },
  getOwnership: {
    summary: 'Offers of the ownership that one has made or got, and whom an owner can offer it to',
    answer: answerOf(ownership),
  },
  offerOwnership: {
    summary: 'Offer the ownership of the site to a manager, who has seven days to accept',
    body: offerBody,
  },
  acceptOwnership: {
    summary:
      'Become an owner of the site by an offer; who made it becomes a manager, unless it says otherwise',
    body: staffProof,
  },
  endOwnershipOffer: { summary: 'Withdraw an offer of the ownership, or decline it' },
  takeOutOfStaff: {
    summary:
      'Make a member of staff a traveller, or delete the account; neither one’s own nor an owner’s. It takes one’s password, hands their work over, and can be undone for 30 days',
    body: departureBody,
  },
  restoreStaff: {
    summary: 'Bring a member of staff back within 30 days, with what was handed over and is still there',
  },
  endUserSession: { summary: 'Sign an account out on one device', params: userSessionParams },
  signUserOut: { summary: 'Sign an account out on every device' },
  deleteUser: { summary: 'Delete a traveller’s account; its reviews and enquiries stay' },
});

export const ownAccountCalls = describeCalls('own account', {
  getOwnAccount: { summary: 'The signed-in traveller’s account', answer: answerOf(ownAccount) },
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
  },
  sendConfirmation: { summary: 'Mail a link that confirms the account’s address', limit: 'reset' },
  setMorningMail: { summary: 'Say whether one is told each morning what is due', body: morningMailBody },
  listOwnSessions: {
    summary: 'Where one is signed in, the last used first',
    answer: answerOf(z.array(ownSession)),
  },
  endOwnSession: { summary: 'Sign out in one place' },
  signOutEverywhere: { summary: 'Sign out everywhere: ends every session, this one too' },
  deleteOwnAccount: {
    summary: 'Erase the account and the traveller’s name from enquiries and reviews',
    limit: 'login',
    body: deleteAccountBody,
  },
  getSecondFactor: {
    summary: 'Whether signing in to the own account takes a code as well',
    answer: answerOf(secondFactorState),
  },
  beginSecondFactor: {
    summary: 'Begin to set up two-step sign-in: answers what an authenticator app has to know. Staff only',
    limit: 'login',
    body: beginSecondFactorBody,
    answer: answerOf(newSecondFactor),
  },
  confirmSecondFactor: {
    summary:
      'Switch two-step sign-in on by a first code; answers ten recovery codes, ends every other session',
    limit: 'login',
    body: confirmSecondFactorBody,
    answer: answerOf(recoveryCodes),
  },
  renewRecoveryCodes: {
    summary: 'Ten new recovery codes in place of the old',
    limit: 'login',
    body: bothFactorsBody,
    answer: answerOf(recoveryCodes),
  },
  switchSecondFactorOff: {
    summary: 'Switch two-step sign-in off',
    limit: 'login',
    body: bothFactorsBody,
  },
});
