import type { FailureAnswer } from '../../contracts/answers.contract.ts';
import { ApiError, NETWORK_SIGN_IN } from './api-error.ts';
import type { ApiResponse } from './transport.ts';

/** Every successful call returns 200. Throws `ApiError` for anything else. */
export function readAnswer<Answer>({ status, body, retryAfter }: ApiResponse): Answer {
  const said = typeof body === 'object' && body !== null ? body : {};
  if (status === 200 && 'success' in said && said.success === true) return said as Answer;
  const isFailure = 'code' in said && 'message' in said;
  throw new ApiError(
    // A captive portal answers 200 as well.
    status === 200 ? NETWORK_SIGN_IN : status,
    isFailure ? (said as FailureAnswer) : undefined,
    retryAfter,
  );
}
