import {
  beginSecondFactorBody,
  bothFactorsBody,
  confirmSecondFactorBody,
  newSecondFactor,
  recoveryCodes,
  secondFactorState,
} from '../accounts/second-factor.contract.ts';
import { answerOf, doneAnswer } from '../answers.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const secondFactorCalls = describeCalls('own account', {
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
    answer: doneAnswer,
  },
});
