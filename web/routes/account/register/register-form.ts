import { ApiError } from '../../../api/api-error.ts';
import { newAccountFaults } from '../../../features/account-form/account-check.ts';
import { failureAlert } from '../../../features/failures/failure-alert.ts';

/** The name of the form. */
export const REGISTER_FORM = 'register';

/** On the sign-in page nothing else would tell. */
const NOT_MADE = 'Your account was not created.';

export function registerFaults(values: Record<string, string>) {
  return newAccountFaults(values, ['username', 'email', 'password']);
}

/** Where no answer came it may be there, and where the address is taken there is one. */
function isAccountMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status !== 409;
}

export function registerFailure(error: unknown): { text: string; detail?: string } {
  return failureAlert(error, isAccountMissing(error) ? NOT_MADE : undefined);
}
