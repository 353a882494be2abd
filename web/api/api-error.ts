import type { FailureAnswer } from '../../contracts/answers.contract.ts';

/** An answer that is not a success. `failure` is undefined when something other than the API answered. */
export class ApiError extends Error {
  readonly status: number;
  readonly failure: FailureAnswer | undefined;
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: number, failure: FailureAnswer | undefined, retryAfter?: number) {
    super(failure?.message ?? 'The site itself did not answer.');
    this.name = 'ApiError';
    this.status = status;
    this.failure = failure;
    this.retryAfter = retryAfter;
  }
}

/** A status for an answer that only looks like one: HTTP's own for a network that wants its user to sign in first. */
export const NETWORK_SIGN_IN = 511;

/** The request got no answer at all: there is no network, or nobody at the other end. Has the transport's own message. */
export class NoAnswer extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'NoAnswer';
  }
}

/** For the `catch` of what asks the network. */
export function noAnswer(cause: Error): never {
  throw new NoAnswer(cause);
}
