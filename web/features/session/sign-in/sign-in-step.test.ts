import { expect, test } from 'vitest';
import type { FailureCode } from '../../../../contracts/answers.contract.ts';
import { ApiError, NoAnswer } from '../../../api/api-error.ts';
import { FIRST_STEP, type SignInStep, stepAfter } from './sign-in-step.ts';

const SECOND: SignInStep = { asks: 'code', said: 'asked' };
const answered = (code: FailureCode, fields?: Record<string, string>) =>
  new ApiError(401, { success: false, code, message: '', requestId: '', ...(fields && { fields }) });

test('a code that is asked for is no failure, and a wrong one is told at its field', () => {
  expect(stepAfter(FIRST_STEP, answered('second_factor'))).toEqual(SECOND);
  const wrong = answered('second_factor', { code: 'Wrong.' });
  expect(stepAfter(SECOND, wrong)).toEqual({ asks: 'code', said: 'at-field' });
});

test('a password that is right no more is asked for again', () => {
  expect(stepAfter(SECOND, answered('not_signed_in'))).toEqual(FIRST_STEP);
});

test('what was asked for is asked for still where there was no answer, or one that says to wait', () => {
  for (const failure of [new NoAnswer(new Error('no line')), answered('too_many')])
    for (const step of [FIRST_STEP, SECOND])
      expect(stepAfter(step, failure)).toEqual({ asks: step.asks, said: 'failed' });
});
