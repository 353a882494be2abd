import { userInList } from '../accounts/accounts.contract.ts';
import { roleBody, userDetail, userListQuery } from '../accounts/manage-users.contract.ts';
import { answerOf, doneAnswer, listAnswerOf } from '../answers.contract.ts';
import { idParams } from '../fields/text.contract.ts';
import { describeCalls } from './described-calls.contract.ts';
import { USER_CALLS } from './user-call-paths.ts';

export const userCalls = describeCalls('accounts', USER_CALLS, {
  listUsers: {
    summary: 'All accounts, newest first unless sorted otherwise; searched and filtered',
    query: userListQuery,
    answer: listAnswerOf(userInList),
  },
  getUser: {
    summary: 'An account with the number of its enquiries and its newest reviews',
    params: idParams,
    answer: answerOf(userDetail),
  },
  setUserRole: {
    summary: 'Make an account staff or a traveller’s; not one’s own, nor the last admin’s',
    params: idParams,
    body: roleBody,
    answer: doneAnswer,
  },
  signUserOut: {
    summary: 'Sign an account out on every device',
    params: idParams,
    answer: doneAnswer,
  },
  deleteUser: {
    summary: 'Delete an account; its reviews and enquiries stay',
    params: idParams,
    answer: doneAnswer,
  },
});
