import type { AnsweredMeanwhile, FailureCode } from '../../../contracts/answers.contract.ts';
import type { ChangedMeanwhile } from '../../../contracts/enquiries/seen.contract.ts';
import { PLEASE_SIGN_IN } from '../../../contracts/fields/field-limits.ts';
import { shortenText } from '../../../contracts/fields/shorten-text.ts';

const STATUS_OF: Record<FailureCode, number> = {
  bad_input: 400,
  not_signed_in: 401,
  second_factor: 401,
  change_password: 403,
  set_up_second_factor: 403,
  not_allowed: 403,
  not_found: 404,
  conflict: 409,
  answered_meanwhile: 409,
  changed_meanwhile: 409,
  asks_first: 409,
  too_large: 413,
  unsupported_media: 415,
  too_many: 429,
  internal: 500,
  unavailable: 503,
};

type Details = {
  fields?: Record<string, string>;
  /** Seconds. */
  retryAfter?: number;
  answered?: AnsweredMeanwhile;
  changed?: ChangedMeanwhile;
};

/** A failure whose `message` is shown to the visitor. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;
  readonly answered: AnsweredMeanwhile | undefined;
  readonly changed: ChangedMeanwhile | undefined;

  constructor(code: FailureCode, message: string, details: Details = {}) {
    super(message);
    this.name = 'Failure';
    this.code = code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.answered = details.answered;
    this.changed = details.changed;
  }

  get statusCode(): number {
    return STATUS_OF[this.code];
  }
}

export function badInput(fields: Record<string, string>): Failure {
  const faults = Object.values(fields);
  const message = faults.length === 1 ? (faults[0] ?? '') : 'Please check the marked fields.';
  return new Failure('bad_input', message, { fields });
}

export function notSignedIn(): Failure {
  return new Failure('not_signed_in', PLEASE_SIGN_IN);
}

export function notAllowed(message = 'You are not allowed to do this.'): Failure {
  return new Failure('not_allowed', message);
}

export function notFound(what: string): Failure {
  return new Failure('not_found', `This ${what} was not found.`);
}

export function conflict(message: string, fields?: Record<string, string>): Failure {
  return new Failure('conflict', message, { fields });
}

/** The record was saved by somebody else after the sender had loaded it. */
export function staleVersion(what: string): Failure {
  return conflict(`A colleague has changed ${what} in the meantime. Nothing was overwritten.`);
}

const BEGINNING = 280;

export function answeredSince(answered: AnsweredMeanwhile): Failure {
  const text =
    answered.text.length > BEGINNING ? `${shortenText(answered.text, BEGINNING).trimEnd()}…` : answered.text;
  const message = answered.isOwn
    ? 'Your last reply has gone out.'
    : `${answered.by} has answered since you opened this.`;
  return new Failure('answered_meanwhile', message, {
    answered: { ...answered, text },
  });
}

export function changedSince(message: string, changed: ChangedMeanwhile): Failure {
  return new Failure('changed_meanwhile', message, { changed });
}

export function asksFirst(message: string): Failure {
  return new Failure('asks_first', message);
}

export function tooMany(message: string, retryAfter: number): Failure {
  return new Failure('too_many', message, { retryAfter });
}

export function diskFull(): Failure {
  return new Failure(
    'unavailable',
    'The server’s disk is full, so this could not be saved. Please try again once there is room.',
  );
}

/** Seconds. What has been closed for a while opens again soon. */
export const CLOSED_RETRY_AFTER = 3_600;

export function notOpenYet(): Failure {
  return new Failure('unavailable', 'This site is not open yet.', { retryAfter: CLOSED_RETRY_AFTER });
}

export function unavailable(): Failure {
  return new Failure('unavailable', 'The site is busy at the moment. Please try again shortly.', {
    retryAfter: 5,
  });
}
