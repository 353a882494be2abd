import type { Db } from '../../db/database.ts';
import type { BookingEventRow } from '../../db/schema.ts';

/** What happened to these enquiries, newest first. */
export function listEvents(db: Db, enquiryIds: readonly string[]): Promise<BookingEventRow[]> {
  return db
    .selectFrom('booking_events')
    .selectAll()
    .where('booking_id', 'in', [...enquiryIds])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Who of staff set its status last, and when; undefined where nobody has, null where the account is gone. */
export function findLastMove(
  db: Db,
  enquiryId: string,
): Promise<Pick<BookingEventRow, 'actor_id' | 'created_at'> | undefined> {
  return db
    .selectFrom('booking_events')
    .select(['actor_id', 'created_at'])
    .where('booking_id', '=', enquiryId)
    .where('kind', '=', 'status')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What may change the day of an enquiry, or whether there is a trip on it. */
const CHANGES_ENTRY = ['corrected', 'merged', 'unmerged', 'status'] as const;

/** The number of an enquiry's entry in a calendar (RFC 5545): a program believes a file only where it is no lower than before. */
export async function findCalendarSequence(db: Db, enquiryId: string): Promise<number> {
  const { count } = await db
    .selectFrom('booking_events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('booking_id', '=', enquiryId)
    .where('kind', 'in', CHANGES_ENTRY)
    .executeTakeFirstOrThrow();
  return count;
}
