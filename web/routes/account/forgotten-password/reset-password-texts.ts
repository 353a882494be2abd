import { fieldFaults } from '../../../features/failures/failure-text.ts';
import { isRefusal } from '../../../features/failures/is-refusal.ts';

/** The name of the form. */
export const RESET_FORM = 'reset-password';

export const RESET = 'Your password has been changed.';
export const NOT_RESET = 'Error resetting password';

/** A fault of the password is beside its field; any other refusal is the link's. */
export function isLinkRefused(error: unknown): boolean {
  return isRefusal(error) && !fieldFaults(error).password;
}
