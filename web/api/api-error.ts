import type { FailureAnswer } from '../../contracts/answers.contract.ts';

/** `failure` is undefined if something other than the API answered. */
export class ApiError extends Error {
  readonly status: number;
  readonly failure: FailureAnswer | undefined;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(status: number, failure: FailureAnswer | undefined, retryAfter?: number) {
    super(failure?.message ?? 'The site itself did not answer.');
    this.name = 'ApiError';
    this.status = status;
    this.failure = failure;
    this.retryAfter = retryAfter;
  }
}

/** Whether a retry would be refused too: not for 401, 429 or a proxy's response. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError && error.failure)) return false;
  return error.status < 500 && error.status !== 401 && error.status !== 429;
}

/** HTTP's status for a network that requires a sign-in (RFC 6585). */
export const NETWORK_SIGN_IN = 511;

export class NoAnswer extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'NoAnswer';
  }
}

export function noAnswer(cause: Error): never {
  throw new NoAnswer(cause);
}
