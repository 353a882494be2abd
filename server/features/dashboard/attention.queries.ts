import { sql } from 'kysely';
import type { Dashboard } from '../../../contracts/dashboard.contract.ts';
import { OPEN_STATUSES } from '../../../contracts/enquiries/enquiry-terms.ts';
import { dayOf } from '../../../contracts/india-time.ts';
import type { Db } from '../../db/database.ts';
import { loadSettings } from '../settings/settings.queries.ts';

/** Reviews of so many stars or fewer want an answer. */
const CRITICAL_STARS = 2;

/** What waits for somebody. */
export async function findAttention(db: Db, now: Date): Promise<Dashboard['attention']> {
  const [unanswered, due, messages, reviews, settings] = await Promise.all([
    findUnanswered(db),
    countDueActions(db, dayOf(now)),
    db
      .selectFrom('contact_messages')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('done_at', 'is', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('reviews')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('rating', '<=', CRITICAL_STARS)
      .where('replied_at', 'is', null)
      .where('is_hidden', '=', 0)
      .executeTakeFirstOrThrow(),
    loadSettings(db),
  ]);
  return {
    unansweredEnquiries: unanswered.count,
    oldestUnansweredAt: unanswered.oldest,
    dueActions: due,
    openMessages: messages.count,
    criticalReviews: reviews.count,
    placeholders: settings.placeholders.length,
  };
}

function findUnanswered(db: Db): Promise<{ count: number; oldest: string | null }> {
  return db
    .selectFrom('bookings')
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      row.fn.min<string | null>('created_at').as('oldest'),
    ])
    .where('status', '=', 'new')
    .where('deleted_at', 'is', null)
    .where('first_reply_at', 'is', null)
    .executeTakeFirstOrThrow();
}

async function countDueActions(db: Db, today: string): Promise<number> {
  const { count } = await db
    .selectFrom('bookings')
    .select((row) => row.fn.countAll<number>().as('count'))
    // As the desk's index has it.
    .where(sql<string>`coalesce(next_action_on, '9999-12-31')`, '<=', today)
    .where('status', 'in', OPEN_STATUSES)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
