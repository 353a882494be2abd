import type { Config } from '../../config.ts';
import { Failure } from '../faults/errors.ts';
import type { StaffSetup } from './session.queries.ts';

export function missingSetupOf(
  { must_change_password, second_factor_at }: StaffSetup,
  { staffSecondFactor }: Pick<Config, 'staffSecondFactor'>,
): Failure | null {
  if (must_change_password === 1)
    return new Failure(
      'change_password',
      'Your password was made up for you. Please choose your own first: Your account › Change password.',
    );
  if (staffSecondFactor === 'required' && !second_factor_at)
    return new Failure(
      'set_up_second_factor',
      'Staff sign in with a second step here. Please set it up first: Your account › Two-step sign-in.',
    );
  return null;
}
