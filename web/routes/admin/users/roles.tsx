import { useState } from 'react';
import { href } from 'react-router';
import {
  AGENTS_SEE,
  type AgentsSee,
  POLICY,
  RIGHTS,
  type Right,
  ROLE_NAMES,
  STAFF_ROLES,
  scopeOf,
} from '../../../../contracts/staff/staff-policy.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { useMay } from '../../../features/session/use-may.ts';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/roles.ts';
import { saveOwnersSetting } from './owners-settings.ts';
import { RolesWithTwoSteps } from './roles-with-two-steps.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Roles');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => staffApi.getRoles());

export const HydrateFallback = () => <LoadingList title="Roles" />;

const SEES: Record<AgentsSee, string> = { own: 'What is theirs and nobody’s', all: 'Everything' };

export default function RolesPage({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      title="Roles"
      answer={loaderData}
      failed="Failed to load the roles"
      ways={[{ to: href('/admin/users'), text: 'All users' }]}
    >
      {({ data: { agentsSee, secondFactorRoles, isSecondFactorForAll } }) => (
        <div className="grid max-w-[60rem] gap-6">
          <WhatAgentsSee agentsSee={agentsSee} />
          <RolesWithTwoSteps roles={secondFactorRoles} isForAll={isSecondFactorForAll} />
          <PolicyTable agentsSee={agentsSee} />
        </div>
      )}
    </StaffPage>
  );
}

function WhatAgentsSee({ agentsSee }: { agentsSee: AgentsSee }) {
  const act = useStaffAction();
  const isSetHere = useMay('manage-staff');
  const [awaited, setAwaited] = useState<AgentsSee>();
  const chosen = awaited ?? agentsSee;

  async function set(next: AgentsSee) {
    setAwaited(next);
    await act({
      call: () => saveOwnersSetting({ agentsSee: next }),
      failed: 'Failed to change what agents see',
      done: `Agents see now: ${SEES[next].toLowerCase()}.`,
    });
    setAwaited(undefined);
  }

  if (!isSetHere) return <p>Agents see: {SEES[agentsSee].toLowerCase()}. An owner can change this.</p>;
  return (
    <fieldset className="rounded-card border border-mist bg-sheet px-4 py-3">
      <legend className="px-1 font-semibold">Agents see</legend>
      <p className="text-sm text-ink-soft">
        Of enquiries, messages and customers. Theirs is also what they have the next action of.
      </p>
      {AGENTS_SEE.map((one) => (
        <label key={one} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="agentsSee"
            checked={one === chosen}
            disabled={awaited !== undefined}
            onChange={() => void set(one)}
            className="size-5 accent-pine"
          />
          {SEES[one]}
        </label>
      ))}
    </fieldset>
  );
}

const CELL = 'px-1 py-2.5 text-center align-top max-sm:text-sm sm:px-3';

function PolicyTable({ agentsSee }: { agentsSee: AgentsSee }) {
  return (
    <table className="w-full table-fixed border-collapse rounded-card bg-sheet">
      <caption className="sr-only">Who of the staff may do what</caption>
      <thead>
        <tr className="border-b border-edge">
          <th scope="col" className="w-[34%] py-2.5 pl-3 text-left max-sm:text-sm sm:w-1/2">
            Who may
          </th>
          {STAFF_ROLES.map((role) => (
            <th
              key={role}
              scope="col"
              className={`${CELL} max-sm:px-0! max-sm:text-[0.6875rem]! max-sm:tracking-tight`}
            >
              {ROLE_NAMES[role]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {RIGHTS.map((right) => (
          <tr key={right} className="border-b border-mist last:border-b-0">
            <th scope="row" className="py-2.5 pl-3 text-left font-normal max-sm:text-sm">
              {POLICY[right].does}
            </th>
            {STAFF_ROLES.map((staffRole) => (
              <td key={staffRole} className={CELL}>
                <ScopeWord right={right} person={{ staffRole, agentsSee }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ScopeWord({ right, person }: { right: Right; person: Parameters<typeof scopeOf>[0] }) {
  const scope = scopeOf(person, right);
  if (scope === null)
    return (
      <span className="text-ink-soft">
        <span aria-hidden="true">–</span>
        <span className="sr-only">no</span>
      </span>
    );
  return scope === 'own' ? 'theirs' : 'all';
}
