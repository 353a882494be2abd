import { useState } from 'react';
import { ROLE_NAMES, STAFF_ROLES, type StaffRole } from '../../../../contracts/staff/staff-policy.ts';
import { useMay } from '../../../features/session/use-may.ts';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { saveOwnersSetting } from './owners-settings.ts';

type Props = { roles: readonly StaffRole[]; isForAll: boolean };

const saidOf = (roles: readonly StaffRole[]) =>
  roles.length === 0
    ? 'No role needs a second step.'
    : `A second step is asked of: ${roles.map((role) => `${role}s`).join(', ')}.`;

export function RolesWithTwoSteps({ roles, isForAll }: Props) {
  const act = useStaffAction();
  const isSetHere = useMay('manage-staff') && !isForAll;
  const [awaited, setAwaited] = useState<readonly StaffRole[]>();
  const chosen = awaited ?? roles;

  async function set(role: StaffRole, isWanted: boolean) {
    const next = STAFF_ROLES.filter((one) => (one === role ? isWanted : chosen.includes(one)));
    setAwaited(next);
    await act({
      call: () => saveOwnersSetting({ secondFactorRoles: next }),
      failed: 'Failed to change who signs in with a second step',
      done: saidOf(next),
    });
    setAwaited(undefined);
  }

  if (!isSetHere)
    return (
      <p>
        {isForAll
          ? 'Everybody on the staff signs in with a second step: this is set on the server.'
          : `${saidOf(roles)} An owner can change this.`}
      </p>
    );
  return (
    <fieldset className="rounded-card border border-mist bg-sheet px-4 py-3">
      <legend className="px-1 font-semibold">Sign in with a second step</legend>
      <p className="text-sm text-ink-soft">
        Anyone without one is asked to set it up at their next click, and cannot go on until then. Nobody is
        signed out.
      </p>
      <div className="flex flex-wrap gap-x-8">
        {STAFF_ROLES.map((role) => (
          <label key={role} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={chosen.includes(role)}
              disabled={awaited !== undefined}
              onChange={({ target }) => void set(role, target.checked)}
              className="size-5 accent-pine"
            />
            {ROLE_NAMES[role]}s
          </label>
        ))}
      </div>
    </fieldset>
  );
}
