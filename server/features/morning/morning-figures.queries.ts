import { type RawBuilder, sql } from 'kysely';
import { OPEN_STATUSES } from '../../../contracts/enquiries/enquiry-terms.ts';
import { formatDay } from '../../../contracts/india-time.ts';
import type { Db } from '../../db/database.ts';
import { hideFromPlanner } from '../../db/dialect/hide-from-planner.ts';
import type { DataOf } from '../../mail/messages/message-kind.ts';
import type { MORNING } from '../../mail/messages/morning-message.ts';
import { NEXT_ACTION } from '../enquiries/desk/list/desk-list.queries.ts';

type Morning = DataOf<typeof MORNING>;
type Lines = Morning['late'];

/** Of each list so many are named. */
const NAMED = 8;
/** Counted up to here. */
const COUNTED = 200;
const DAY_MS = 86_400_000;
/** Hidden, so that no database looks among all open enquiries for those that are due. */
const IS_OPEN = hideFromPlanner(sql<boolean>`bookings.status in (${sql.join([...OPEN_STATUSES])})`);

/**
 * What somebody of the staff is told on a morning: of what is theirs to look after, or nobody’s. Of enquiries it has the
 * reference, destination and date alone: a mail that was sent stays when a traveller is erased.
 */
export async function findMorning(db: Db, userId: string, day: string, now: Date): Promise<Morning> {
  const due = () => openOf(db, DOER, userId).where(IS_OPEN);
  const [dueToday, late, unanswered, failed] = await Promise.all([
    linesOf(due().where(NEXT_ACTION, '=', day).orderBy('id')),
    linesOf(due().where(NEXT_ACTION, '<', day).orderBy(NEXT_ACTION).orderBy('id'), true),
    linesOf(
      openOf(db, sql`bookings.owner_id`, userId)
        .where('status', '=', 'new')
        .where('first_reply_at', 'is', null)
        .orderBy('created_at'),
    ),
    db
      .selectFrom('outbox')
      .select('id')
      .where('failed_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
      .limit(COUNTED)
      .execute(),
  ]);
  return { day, dueToday, late, unanswered, failedMails: failed.length };
}

/** Whether there is anything to tell. */
export function hasNews({ dueToday, late, unanswered, failedMails }: Morning): boolean {
  return dueToday.count + late.count + unanswered.count + failedMails > 0;
}

/** Whoever is to do what comes next: by name, or as the owner where no name is said. */
const DOER = sql<string | null>`coalesce(bookings.next_action_for, bookings.owner_id)`;

/** Theirs, or nobody's. */
function openOf(db: Db, whose: RawBuilder<string | null>, userId: string) {
  return db
    .selectFrom('bookings')
    .select(['id', 'reference', 'destination', 'book_at', 'guest_size', 'next_action_on'])
    .where('deleted_at', 'is', null)
    .where('merged_into', 'is', null)
    .where(({ or, eb }) => or([eb(whose, '=', userId), eb(whose, 'is', null)]));
}

async function linesOf(query: ReturnType<typeof openOf>, isDayNamed = false): Promise<Lines> {
  const rows = await query.limit(COUNTED).execute();
  const first = rows.slice(0, NAMED).map((row) => ({
    id: row.id,
    reference: row.reference,
    text: [
      row.destination || 'A trip',
      row.book_at === null
        ? `${row.guest_size}, date open`
        : `${row.guest_size} on ${formatDay(row.book_at)}`,
      ...(isDayNamed && row.next_action_on ? [`due ${formatDay(row.next_action_on)}`] : []),
    ].join(', '),
  }));
  return { count: rows.length, first };
}
