import type { Db } from '../../db/database.ts';
import type { FollowUp, FollowUpEvent } from './follow-up.ts';

/** What the history says where a next action or an owner is brought back; `now` is what stood there until then. */
export async function undoneEvent<State extends Partial<FollowUp>>(
  trx: Db,
  row: Pick<FollowUp, 'next_action_on'> & { owner_name: string | null },
  before: State,
  now: State,
): Promise<FollowUpEvent<State>> {
  if (before.next_action_on !== undefined) {
    const [from, to, words] = [row.next_action_on, before.next_action_on, before.next_action_words ?? ''];
    return { kind: 'next_action', from, to, words, before: now, after: before };
  }
  const owner = await trx
    .selectFrom('users')
    .select('username')
    .where('id', '=', before.owner_id ?? '')
    .executeTakeFirst();
  return { kind: 'owner', from: row.owner_name, to: owner?.username ?? null };
}
