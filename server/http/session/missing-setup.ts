import type { StaffRole } from '../../../contracts/staff/staff-policy.ts';
import type { Config } from '../../config.ts';
import { Failure } from '../faults/errors.ts';
import type { StaffSetup } from './session.queries.ts';

type Required = Pick<Config, 'staffSecondFactor'>;

/** The environment requires it of all staff, an owner of some roles. */
export function needsSecondFactor(
  staffRole: StaffRole | null,
  secondFactorRoles: readonly StaffRole[],
  { staffSecondFactor }: Required,
): boolean {
  return staffRole !== null && (staffSecondFactor === 'required' || secondFactorRoles.includes(staffRole));
}

export function isSecondFactorMissing(
  {
    staff_role,
    second_factor_at,
    secondFactorRoles,
  }: Pick<StaffSetup, 'staff_role' | 'second_factor_at' | 'secondFactorRoles'>,
  config: Required,
): boolean {
  return !second_factor_at && needsSecondFactor(staff_role, secondFactorRoles, config);
}

export function missingSetupOf(setup: StaffSetup, config: Required): Failure | null {
  if (setup.must_change_password === 1)
    return new Failure(
      'change_password',
      'Your password was made up for you. Please choose your own first: Your account › Change password.',
    );
  if (isSecondFactorMissing(setup, config))
    return new Failure(
      'set_up_second_factor',
      'Staff sign in with a second step here. Please set it up first: Your account › Two-step sign-in.',
    );
  return null;
}
