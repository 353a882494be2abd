import { TOUR_TYPES } from '../../../contracts/contacts/tour-types.ts';
import type { Db } from '../../../server/db/database.ts';
import type { ContactMessageRow, SearchWordRow, SubscriberRow } from '../../../server/db/schema.ts';
import { DAY_MS, type GeneratorContext, momentOf } from './generator-context.ts';
import { insertRows } from './insert-rows.ts';
import { startProgress } from './progress.ts';
import { searchWordRows } from './search-word-rows.ts';
import { FIRST_NAMES, LAST_NAMES, MESSAGES } from './word-lists.ts';

const BATCH_SIZE = 5_000;

export async function makeSubscribers(db: Db, context: GeneratorContext, count: number): Promise<void> {
  const progress = startProgress('Subscribers', count);
  for (let made = 0; made < count; made += BATCH_SIZE) {
    const rows: SubscriberRow[] = [];
    for (let number = made; number < Math.min(count, made + BATCH_SIZE); number += 1) {
      const at = momentOf(context);
      const email = `reader.${context.numbersFrom + number}@example.com`;
      rows.push({ id: context.random.id(at), email, subscribed_at: at.toISOString() });
    }
    const words = rows.flatMap(({ id, email }) => searchWordRows('subscriber', id, [email]));
    await db.transaction().execute(async (trx) => {
      await insertRows(trx, 'subscribers', rows);
      await insertRows(trx, 'search_words', words);
    });
    progress.add(rows.length);
  }
  progress.end();
}

export async function makeMessages(db: Db, context: GeneratorContext, count: number): Promise<void> {
  const progress = startProgress('Messages', count);
  for (let made = 0; made < count; made += BATCH_SIZE) {
    const rows = Array.from({ length: Math.min(BATCH_SIZE, count - made) }, () => makeMessage(context));
    const words: SearchWordRow[] = rows.flatMap(({ id, name, email, mobile, message }) =>
      searchWordRows('message', id, [name, email, mobile, message]),
    );
    await db.transaction().execute(async (trx) => {
      await insertRows(trx, 'contact_messages', rows);
      await insertRows(trx, 'search_words', words);
    });
    progress.add(rows.length);
  }
  progress.end();
}

function makeMessage(context: GeneratorContext): ContactMessageRow {
  const { random, until } = context;
  const at = momentOf(context);
  const name = `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`;
  const isRecent = until.getTime() - at.getTime() < 14 * DAY_MS;
  const doneAt = random.percent(isRecent ? 60 : 99) ? new Date(at.getTime() + DAY_MS / 2) : null;
  return {
    id: random.id(at),
    name,
    email: `${name.replace(' ', '.').toLowerCase()}@example.com`,
    mobile: `9${random.whole(100_000_000, 999_999_999)}`,
    tour_type: random.pick(TOUR_TYPES),
    message: random.pick(MESSAGES),
    done_at: doneAt?.toISOString() ?? null,
    replied_at: doneAt?.toISOString() ?? null,
    created_at: at.toISOString(),
  };
}
