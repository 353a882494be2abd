import type { StaffMember } from '../../../contracts/enquiries/desk.contract.ts';
import type { Db } from '../../db/database.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import type { BothStates, FollowUp, FollowUpStep, NamedFollowUp } from './follow-up.ts';

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

/**
 * What is undone, as it can be now: `after` without the people whose accounts are gone since, as the database took them out
 * of what stands; `before` without those who are of the staff no more, too. Nothing is given to them.
 */
export async function withPeopleThatAre<State extends Partial<FollowUp>>(
  trx: Db,
  { before, after }: BothStates<State>,
): Promise<BothStates<State>> {
  const named = [before, after].flatMap(({ owner_id, next_action_for }) => [owner_id, next_action_for]);
  const ids = named.filter((id) => typeof id === 'string');
  if (ids.length === 0) return { before, after };
  const people = await trx.selectFrom('users').select(['id', 'role']).where('id', 'in', ids).execute();
  const staff = people.filter(({ role }) => role === 'admin');
  return { before: withNobodyElse(before, staff), after: withNobodyElse(after, people) };
}

function withNobodyElse<State extends Partial<FollowUp>>(state: State, people: { id: string }[]): State {
  const isGone = (id: string | null | undefined) => id && !people.some((one) => one.id === id);
  return {
    ...state,
    ...(isGone(state.owner_id) && { owner_id: null }),
    ...(isGone(state.next_action_for) && { next_action_for: null }),
  };
}
