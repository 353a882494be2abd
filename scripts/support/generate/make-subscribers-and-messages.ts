import { FIRST_TOUR_TYPES } from '../../../contracts/contacts/tour-types.ts';
import { dayOf } from '../../../contracts/india-time.ts';
import type { Db } from '../../../server/db/database.ts';
import type { ContactMessageRow, SubscriberRow } from '../../../server/db/desk-rows.ts';
import { searchTextsOfMessage } from '../../../server/features/contacts/message-search-words.ts';
import { DAY_MS, type GeneratorContext, momentOf } from './generator-context.ts';
import { insertRows } from './insert-rows.ts';
import { addressOf } from './make-enquiry.ts';
import { startProgress } from './progress.ts';
import { FIRST_NAMES, LAST_NAMES, MESSAGES } from './word-lists.ts';

const BATCH_SIZE = 5_000;

export async function makeSubscribers(db: Db, context: GeneratorContext, count: number): Promise<void> {
  const progress = startProgress('Subscribers', count);
  for (let made = 0; made < count; made += BATCH_SIZE) {
    const rows: Pick<SubscriberRow, 'id' | 'email' | 'subscribed_at'>[] = [];
    for (let number = made; number < Math.min(count, made + BATCH_SIZE); number += 1) {
      const at = momentOf(context);
      const email = `reader.${context.numbersFrom + number}@example.com`;
      rows.push({ id: context.random.id(at), email, subscribed_at: at.toISOString() });
    }
    for (const { id, email } of rows) context.words.add('subscriber', id, [email]);
    await db.transaction().execute((trx) => insertRows(trx, 'subscribers', rows));
    await context.words.writeSome();
    progress.add(rows.length);
  }
  progress.end();
}

export async function makeMessages(db: Db, context: GeneratorContext, count: number): Promise<void> {
  const progress = startProgress('Messages', count);
  for (let made = 0; made < count; made += BATCH_SIZE) {
    const rows = Array.from({ length: Math.min(BATCH_SIZE, count - made) }, () => makeMessage(context));
    for (const row of rows) context.words.add('message', row.id, searchTextsOfMessage(row, []));
    await db.transaction().execute((trx) => insertRows(trx, 'contact_messages', rows));
    await context.words.writeSome();
    progress.add(rows.length);
  }
  progress.end();
}

function makeMessage(context: GeneratorContext) {
  const { random, until, staff } = context;
  const at = momentOf(context);
  const isRecent = until.getTime() - at.getTime() < 14 * DAY_MS;
  const doneAt = random.percent(isRecent ? 60 : 99) ? new Date(at.getTime() + DAY_MS / 2) : null;
  return {
    id: random.id(at),
    ...writer(context),
    tour_type: random.pick(FIRST_TOUR_TYPES),
    message: random.pick(MESSAGES),
    done_at: doneAt?.toISOString() ?? null,
    spam_at: null,
    replied_at: doneAt?.toISOString() ?? null,
    owner_id: doneAt && staff.length > 0 && random.percent(80) ? random.pick(staff).id : null,
    next_action_on:
      doneAt === null && random.percent(30)
        ? dayOf(new Date(until.getTime() + random.whole(-4, 21) * DAY_MS))
        : null,
    next_action_words: null,
    next_action_for: null,
    enquiry_id: null,
    created_at: at.toISOString(),
  };
}

function writer({
  random,
  travellers,
}: GeneratorContext): Pick<ContactMessageRow, 'name' | 'email' | 'mobile'> {
  if (travellers.length > 0 && random.percent(50)) {
    const { username, email, phone } = random.pick(travellers);
    return { name: username, email, mobile: phone };
  }
  const name = `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`;
  return { name, email: addressOf(name, random), mobile: `9${random.whole(100_000_000, 999_999_999)}` };
}
