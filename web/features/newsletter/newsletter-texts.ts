import { ApiError } from '../../api/api-error.ts';
import type { Faults } from '../../ui/fields/use-faults.ts';
import { alwaysQuotedFailure } from '../failures/failure-alert.ts';
import type { FormMessage } from '../forms/form-answer.ts';

/** Also the draft's name: pages share what was typed. */
export const NEWSLETTER = 'newsletter';

export const NO_ADDRESS = 'Please enter a valid email address.';

export const SUBSCRIBED: FormMessage = {
  text: 'Thank you for subscribing. One last step: please confirm it with the link in the mail that we have sent you.',
  tone: 'success',
};

export function notSubscribed(error: unknown): FormMessage {
  const quoted =
    error instanceof ApiError
      ? 'Something went wrong. Please try again.'
      : 'Failed to subscribe. Please try again later.';
  return { ...alwaysQuotedFailure(error, quoted), tone: 'error' };
}

export function addressFaults(error: unknown): Faults {
  return error instanceof ApiError && error.status === 400
    ? { email: NO_ADDRESS, ...error.failure?.fields }
    : {};
}
