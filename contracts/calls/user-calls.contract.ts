import { z } from 'zod';
import {
  departureBody,
  formerStaff,
  managedUser,
  roleBody,
  staffRoleBody,
  userDetail,
  userListQuery,
} from '../accounts/manage-users.contract.ts';
import { answerOf, doneAnswer, listAnswerOf } from '../answers.contract.ts';
import { idParams } from '../fields/text.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const userCalls = describeCalls('accounts', {
  listUsers: {
    summary: 'All accounts, newest first unless sorted otherwise; searched and filtered',
    query: userListQuery,
    answer: listAnswerOf(managedUser),
  },
  listFormerStaff: {
    summary: 'Who left the staff in the last 30 days and can be brought back, the latest first',
    answer: answerOf(z.array(formerStaff)),
  },
  getUser: {
    summary: 'An account with the number of its enquiries and its newest reviews',
    params: idParams,
    answer: answerOf(userDetail),
  },
  setUserRole: {
    summary: 'Make a traveller’s account staff; the other way takes takeOutOfStaff',
    params: idParams,
    body: roleBody,
    answer: doneAnswer,
  },
  setStaffRole: {
    summary:
      'Name a member of staff an owner of the site; or lay down one’s own ownership, unless it is the last',
    params: idParams,
    body: staffRoleBody,
    answer: doneAnswer,
  },
  takeOutOfStaff: {
    summary:
      'Make a member of staff a traveller, or delete the account; neither one’s own nor an owner’s. It takes one’s password, hands their work over, and can be undone for 30 days',
    params: idParams,
    body: departureBody,
    answer: doneAnswer,
  },
  restoreStaff: {
    summary: 'Bring a member of staff back within 30 days, with what was handed over and is still there',
    params: idParams,
    answer: doneAnswer,
  },
  signUserOut: {
    summary: 'Sign an account out on every device',
    params: idParams,
    answer: doneAnswer,
  },
  deleteUser: {
    summary: 'Delete a traveller’s account; its reviews and enquiries stay',
    params: idParams,
    answer: doneAnswer,
  },
});
