import type { StaffMember } from '../../../contracts/enquiries/desk.contract.ts';
import type { Db } from '../../db/database.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import type { FollowUp, FollowUpStep, NamedFollowUp } from './follow-up.ts';

/** Gives something to a member of staff, null for nobody; undefined where it is theirs already. */
export function ownerStep(row: NamedFollowUp, owner: StaffMember | null): FollowUpStep | undefined {
  const to = owner?._id ?? null;
  if (row.owner_id === to) return undefined;
  const states = { before: { owner_id: row.owner_id }, after: { owner_id: to } };
  const event = { kind: 'owner' as const, from: row.owner_name, to: owner?.username ?? null, ...states };
  return { set: states.after, event };
}

/** Whoever answers what nobody looks after looks after it from then on; undefined where somebody does. */
export function takeUpStep({ owner_id }: FollowUp, { actor }: StaffAction): FollowUpStep | undefined {
  if (owner_id !== null) return undefined;
  const states = { before: { owner_id }, after: { owner_id: actor.id } };
  return { set: states.after, event: { kind: 'owner', from: null, to: actor.username, ...states } };
}

/** Without the people whose accounts are gone since: the database took them out of what stands, too. */
export async function withPeopleThatAre<State extends Partial<FollowUp>>(
  trx: Db,
  state: State,
): Promise<State> {
  const named = [state.owner_id, state.next_action_for].filter((id) => typeof id === 'string');
  if (named.length === 0) return state;
  const rows = await trx.selectFrom('users').select('id').where('id', 'in', named).execute();
  const isGone = (id: string | null | undefined) => id && !rows.some((row) => row.id === id);
  return {
    ...state,
    ...(isGone(state.owner_id) && { owner_id: null }),
    ...(isGone(state.next_action_for) && { next_action_for: null }),
  };
}
