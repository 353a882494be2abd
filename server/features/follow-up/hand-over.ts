import type { StaffMember } from '../../../contracts/enquiries/desk.contract.ts';
import type { Db } from '../../db/database.ts';
import { columnsLike, type FollowUp, type FollowUpStep, type NamedFollowUp } from './follow-up.ts';

export type HandOver = { from: StaffMember | null; to: StaffMember | null };

export type Share = { owner: boolean; action: boolean };

/** Undefined if it is no longer with `from`. */
export function handOverStep(
  row: NamedFollowUp,
  { from, to }: HandOver,
  share: Share,
): FollowUpStep | undefined {
  const id = from?._id ?? null;
  const owner = share.owner && row.owner_id === id;
  const action = share.action && row.next_action_on !== null && row.next_action_for === id;
  if (!owner && !action) return undefined;
  const toId = to?._id ?? null;
  const set = { ...(owner && { owner_id: toId }), ...(action && { next_action_for: toId }) };
  const states = { before: columnsLike<FollowUp, Partial<FollowUp>>(row, set), after: set };
  if (owner)
    return { set, event: { kind: 'owner', from: row.owner_name, to: to?.username ?? null, ...states } };
  const [day, words] = [row.next_action_on, row.next_action_words ?? ''];
  const forWhom = to && { forWhom: to.username };
  return { set, event: { kind: 'next_action', from: day, to: day, words, ...forWhom, ...states } };
}

export type Shares = ReadonlyMap<string, Share>;

/** Includes the bin, closed items and spam. */
export async function listShares(
  trx: Db,
  table: 'bookings' | 'contact_messages',
  userId: string,
): Promise<Shares> {
  const rows = await trx
    .selectFrom(table)
    .select(['id', 'owner_id', 'next_action_for'])
    .where(({ or, eb }) => or([eb('owner_id', '=', userId), eb('next_action_for', '=', userId)]))
    .orderBy('id')
    .execute();
  return new Map(
    rows.map((row) => [row.id, { owner: row.owner_id === userId, action: row.next_action_for === userId }]),
  );
}
