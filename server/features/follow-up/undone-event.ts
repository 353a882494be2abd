import type { Db } from '../../db/database.ts';
import type { FollowUp, FollowUpEvent } from './follow-up.ts';

export async function undoneEvent<State extends Partial<FollowUp>>(
  trx: Db,
  row: Pick<FollowUp, 'next_action_on'> & { owner_name: string | null },
  before: State,
  now: State,
): Promise<FollowUpEvent<State>> {
  if (before.next_action_on !== undefined) {
    const [from, to, words] = [row.next_action_on, before.next_action_on, before.next_action_words ?? ''];
    const forWhom = await findName(trx, before.next_action_for);
    const named = forWhom ? { forWhom } : {};
    return { kind: 'next_action', from, to, words, ...named, before: now, after: before };
  }
  return { kind: 'owner', from: row.owner_name, to: (await findName(trx, before.owner_id)) ?? null };
}

async function findName(trx: Db, id: string | null | undefined): Promise<string | undefined> {
  if (!id) return undefined;
  const person = await trx.selectFrom('users').select('username').where('id', '=', id).executeTakeFirst();
  return person?.username;
}
