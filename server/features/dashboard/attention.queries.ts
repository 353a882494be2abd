import type { SelectQueryBuilder } from 'kysely';
import type { Dashboard } from '../../../contracts/dashboard.contract.ts';
import { ATTENTION_LIMIT, OPEN_STATUSES } from '../../../contracts/enquiries/enquiry-terms.ts';
import { dayOf } from '../../../contracts/india-time.ts';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { IS_OPEN_MESSAGE } from '../contacts/contacts.queries.ts';
import { NEXT_ACTION } from '../enquiries/desk/list/desk-list.queries.ts';
import { loadSettings } from '../settings/settings.queries.ts';

/** Reviews of so many stars or fewer want an answer. */
const CRITICAL_STARS = 2;

/** What waits for somebody; counting stops early, so that a full desk is told as fast as an empty one. */
export async function findAttention(db: Db, now: Date): Promise<Dashboard['attention']> {
  const [unanswered, oldest, due, messages, reviews, settings] = await Promise.all([
    countSome(db, selectUnanswered(db)),
    selectUnanswered(db).clearSelect().select('created_at').orderBy('created_at').limit(1).executeTakeFirst(),
    countSome(db, selectDue(db, dayOf(now))),
    countSome(db, selectOpenMessages(db)),
    countSome(db, selectCritical(db)),
    loadSettings(db),
  ]);
  return {
    unansweredEnquiries: unanswered,
    oldestUnansweredAt: oldest?.created_at ?? null,
    dueActions: due,
    openMessages: messages,
    criticalReviews: reviews,
    placeholders: settings.placeholders.length,
  };
}

/** Ids of messages that are neither done nor taken for spam. */
function selectOpenMessages(db: Db) {
  return db.selectFrom('contact_messages').select('id').where(IS_OPEN_MESSAGE);
}

function selectUnanswered(db: Db) {
  return db
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'new')
    .where('deleted_at', 'is', null)
    .where('first_reply_at', 'is', null);
}

function selectDue(db: Db, today: string) {
  return db
    .selectFrom('bookings')
    .select('id')
    .where(NEXT_ACTION, '<=', today)
    .where('status', 'in', OPEN_STATUSES)
    .where('deleted_at', 'is', null);
}

function selectCritical(db: Db) {
  return db
    .selectFrom('reviews')
    .select('id')
    .where('rating', '<=', CRITICAL_STARS)
    .where('replied_at', 'is', null)
    .where('is_hidden', '=', 0);
}

/** Counting stops at one more than `ATTENTION_LIMIT`. */
export async function countSome(
  db: Db,
  ids: SelectQueryBuilder<Database, never, { id: string }>,
): Promise<number> {
  const { count } = await db
    .selectFrom(ids.limit(ATTENTION_LIMIT + 1).as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
