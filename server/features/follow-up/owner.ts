import type { StaffMember } from '../../../contracts/enquiries/desk.contract.ts';
import type { Db } from '../../db/database.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import type { BothStates, FollowUp, FollowUpStep, NamedFollowUp } from './follow-up.ts';

/** Undefined if the owner stays. */
export function ownerStep(row: NamedFollowUp, owner: StaffMember | null): FollowUpStep | undefined {
  const to = owner?._id ?? null;
  if (row.owner_id === to) return undefined;
  const states = { before: { owner_id: row.owner_id }, after: { owner_id: to } };
  const event = { kind: 'owner' as const, from: row.owner_name, to: owner?.username ?? null, ...states };
  return { set: states.after, event };
}

/** Answering an unowned item takes it over; undefined if it has an owner. */
export function takeUpStep({ owner_id }: FollowUp, { actor }: StaffAction): FollowUpStep | undefined {
  if (owner_id !== null) return undefined;
  const states = { before: { owner_id }, after: { owner_id: actor.id } };
  return { set: states.after, event: { kind: 'owner', from: null, to: actor.username, ...states } };
}

/** For undo: removes deleted accounts from `after`, as the database did, and who works on nothing any more from `before` too. */
export async function withPeopleThatAre<State extends Partial<FollowUp>>(
  trx: Db,
  { before, after }: BothStates<State>,
): Promise<BothStates<State>> {
  const named = [before, after].flatMap(({ owner_id, next_action_for }) => [owner_id, next_action_for]);
  const ids = named.filter((id) => typeof id === 'string');
  if (ids.length === 0) return { before, after };
  const people = await trx.selectFrom('users').select(['id', 'staff_role']).where('id', 'in', ids).execute();
  const staff = people.filter(({ staff_role }) => staff_role !== null && staff_role !== 'reader');
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
