import { fieldFaults } from '../../../features/failures/failure-text.ts';
import { isRefusal } from '../../../features/failures/is-refusal.ts';

export const RESET_FORM = 'reset-password';

export const RESET = 'Your password has been changed.';
export const NOT_RESET = 'Error resetting password';

/** A faulty password shows at its field; any other refusal concerns the link. */
export function isLinkRefused(error: unknown): boolean {
  return isRefusal(error) && !fieldFaults(error).password;
}
