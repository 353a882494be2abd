import type { Db } from '../../db/database.ts';
import { replaceSearchWords } from '../../db/search-words.ts';
import { SEARCHED_EVENTS } from '../follow-up/searched-events.ts';

/** Makes the words that a message is found by anew: who wrote it, the texts that staff noted, and what it says. */
export async function storeMessageSearchWords(trx: Db, id: string): Promise<void> {
  const { name, email, mobile, message } = await trx
    .selectFrom('contact_messages')
    .select(['name', 'email', 'mobile', 'message'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const noted = await trx
    .selectFrom('contact_events')
    .select('body')
    .where('message_id', '=', id)
    .where('kind', 'in', SEARCHED_EVENTS)
    .execute();
  const texts = noted.map(({ body }) => String(JSON.parse(body).text));
  await replaceSearchWords(trx, 'message', id, [name, email, mobile, ...texts, message]);
}
