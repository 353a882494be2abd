import { ApiError } from '../../../api/api-error.ts';
import { newAccountFaults } from '../../../features/account-form/account-check.ts';
import { failureAlert } from '../../../features/failures/failure-alert.ts';

export const REGISTER_FORM = 'register';

const NOT_MADE = 'Your account was not created.';

export function registerFaults(values: Record<string, string>) {
  return newAccountFaults(values, ['username', 'email', 'password']);
}

/** False without a response or if the address is taken: the account may exist. */
function isAccountMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status !== 409;
}

export function registerFailure(error: unknown): { text: string; detail?: string } {
  return failureAlert(error, isAccountMissing(error) ? NOT_MADE : undefined);
}
