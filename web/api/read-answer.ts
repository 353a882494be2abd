import type { FailureAnswer } from '../../contracts/answers.contract.ts';
import { ApiError, NETWORK_SIGN_IN } from './api-error.ts';
import type { ApiResponse } from './transport.ts';

/**
 * What a call answers, `Answer` by its contract, to which the server holds itself. Throws `ApiError` on an answer that is
 * no success: every call of the API that does what it was asked answers 200, and nothing else.
 */
export function readAnswer<Answer>({ status, body, retryAfter }: ApiResponse): Answer {
  const said = typeof body === 'object' && body !== null ? body : {};
  if (status === 200 && 'success' in said && said.success === true) return said as Answer;
  const isFailure = 'code' in said && 'message' in said;
  throw new ApiError(
    // Something stands between us and the API, a hotel's sign-in page for example, and says that all is well.
    status === 200 ? NETWORK_SIGN_IN : status,
    isFailure ? (said as FailureAnswer) : undefined,
    retryAfter,
  );
}
