import type { Db } from '../../db/database.ts';
import type { BookingEventRow } from '../../db/schema.ts';

export function listEvents(db: Db, enquiryIds: readonly string[]): Promise<BookingEventRow[]> {
  return db
    .selectFrom('booking_events')
    .selectAll()
    .where('booking_id', 'in', [...enquiryIds])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

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

const CHANGES_ENTRY = ['corrected', 'merged', 'unmerged', 'status'] as const;

/** SEQUENCE of RFC 5545: calendars ignore a file with a lower number. */
export async function findCalendarSequence(db: Db, enquiryId: string): Promise<number> {
  const { count } = await db
    .selectFrom('booking_events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('booking_id', '=', enquiryId)
    .where('kind', 'in', CHANGES_ENTRY)
    .executeTakeFirstOrThrow();
  return count;
}
