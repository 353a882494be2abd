import { ApiError } from '../../../api/api-error.ts';

export type SignInStep = {
  asks: 'password' | 'code';
  /** How what the server said is shown: as a failure, as what is asked for, or at the field alone. */
  said: 'failed' | 'asked' | 'at-field';
};

/** The name of the form. */
export const LOGIN_FORM = 'sign-in';

export const FIRST_STEP: SignInStep = { asks: 'password', said: 'failed' };

/** Where no answer came, or one that says to wait, what was asked for is asked for still. */
export function stepAfter({ asks }: SignInStep, failure: unknown): SignInStep {
  const answer = failure instanceof ApiError ? failure.failure : undefined;
  if (answer?.code === 'second_factor') return { asks: 'code', said: answer.fields ? 'at-field' : 'asked' };
  return { asks: answer?.code === 'not_signed_in' ? 'password' : asks, said: 'failed' };
}
