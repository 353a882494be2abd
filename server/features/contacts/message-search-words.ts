import type { Db } from '../../db/database.ts';
import type { ContactMessageRow } from '../../db/schema.ts';
import { replaceSearchWords } from '../../db/search-words.ts';
import { endOfPhone, firstWordsOf } from '../../db/words-of-texts.ts';
import { SEARCHED_EVENTS } from '../follow-up/follow-up.ts';

type Searched = Pick<ContactMessageRow, 'name' | 'email' | 'mobile' | 'message'>;

export function searchTextsOfMessage(
  { name, email, mobile, message }: Searched,
  noted: readonly string[],
): string[] {
  return [name, email, mobile, ...endOfPhone(mobile), firstWordsOf(message), ...noted];
}

export async function storeMessageSearchWords(trx: Db, id: string): Promise<void> {
  const row = await trx
    .selectFrom('contact_messages')
    .select(['name', 'email', 'mobile', 'message'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const noted = await trx
    .selectFrom('contact_events')
    .select('body')
    .where('message_id', '=', id)
    .where('kind', 'in', SEARCHED_EVENTS)
    // If there is no room for all, the latest.
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const texts = noted.map(({ body }) => String(JSON.parse(body).text));
  await replaceSearchWords(trx, 'message', id, searchTextsOfMessage(row, texts));
}
