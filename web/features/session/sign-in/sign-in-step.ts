import { ApiError } from '../../../api/api-error.ts';

export type SignInStep = {
  asks: 'password' | 'code';
  said: 'failed' | 'asked' | 'at-field';
};

export const LOGIN_FORM = 'sign-in';

export const FIRST_STEP: SignInStep = { asks: 'password', said: 'failed' };

export function stepAfter({ asks }: SignInStep, failure: unknown): SignInStep {
  const answer = failure instanceof ApiError ? failure.failure : undefined;
  if (answer?.code === 'second_factor') return { asks: 'code', said: answer.fields ? 'at-field' : 'asked' };
  return { asks: answer?.code === 'not_signed_in' ? 'password' : asks, said: 'failed' };
}
