import { sql } from 'kysely';
import type { Dashboard } from '../../../contracts/dashboard.contract.ts';
import { ENQUIRY_STATUSES, type EnquiryStatus } from '../../../contracts/enquiries/enquiry-terms.ts';
import type { Db } from '../../db/database.ts';
import { dayInIndia } from '../../db/dialect/day-in-india.ts';
import { secondsBetween } from '../../db/dialect/seconds-between.ts';
import type { Span } from './dashboard-period.ts';

/** Enquiries of the period that are in no bin. */
function enquiriesIn(db: Db, { start, end }: Span) {
  return db
    .selectFrom('bookings')
    .where('deleted_at', 'is', null)
    .where('created_at', '>=', start)
    .where('created_at', '<', end);
}

/** How many came on each Indian day. */
export function countByDay(db: Db, span: Span): Promise<Dashboard['enquiries']['byDay']> {
  return enquiriesIn(db, span)
    .where('status', '!=', 'spam')
    .select((count) => [dayInIndia(db, 'created_at').as('day'), count.fn.countAll<number>().as('count')])
    .groupBy('day')
    .orderBy('day')
    .execute();
}

type Figures = Omit<Dashboard['enquiries'], 'byDay'>;

/** By destination and by status, in one pass over the period. Spam is counted as a status alone. */
export async function countByKind(db: Db, span: Span): Promise<Figures> {
  const rows = await enquiriesIn(db, span)
    // As expressions: by the bare columns SQLite would take another index, and read every row.
    .select((count) => [
      sql<EnquiryStatus>`status || ''`.as('kind'),
      sql<string>`destination || ''`.as('place'),
      count.fn.countAll<number>().as('count'),
    ])
    .groupBy(['kind', 'place'])
    .execute();
  const sum = (some: typeof rows) => some.reduce((total, { count }) => total + count, 0);
  const real = rows.filter((row) => row.kind !== 'spam');
  const destinations = [...new Set(real.map((row) => row.place))];
  return {
    total: sum(real),
    byDestination: destinations
      .map((destination) => ({
        destination,
        count: sum(real.filter((row) => row.place === destination)),
      }))
      .sort((a, b) => b.count - a.count || (a.destination < b.destination ? -1 : 1)),
    byStatus: ENQUIRY_STATUSES.map((status) => ({
      status,
      count: sum(rows.filter((row) => row.kind === status)),
    })),
    won: sum(rows.filter(({ kind }) => kind === 'confirmed' || kind === 'completed')),
  };
}

/** The true median over every answered enquiry of the period: the middle one, or between the two in the middle. */
export async function measureFirstReply(db: Db, span: Span): Promise<Dashboard['firstReply']> {
  const written = enquiriesIn(db, span)
    .where('status', '!=', 'spam')
    // Not "in" the others: SQLite would take another index for that, and read every row.
    .where('source', 'not in', ['phone', 'walk_in']);
  const { answered, total } = await written
    .select((count) => [
      count.fn.count<number>('first_reply_at').as('answered'),
      count.fn.countAll<number>().as('total'),
    ])
    .executeTakeFirstOrThrow();
  const counts = { answered, unanswered: total - answered };
  if (answered === 0) return { medianSeconds: null, ...counts };
  const isOdd = answered % 2 === 1;
  const middle = await written
    .where('first_reply_at', 'is not', null)
    .select(secondsBetween(db, 'created_at', 'first_reply_at').as('seconds'))
    .orderBy('seconds')
    .offset(Math.floor((answered - 1) / 2))
    .limit(isOdd ? 1 : 2)
    .execute();
  const sum = middle.reduce((seconds, row) => seconds + row.seconds, 0);
  return { medianSeconds: middle.length > 0 ? Math.round(sum / middle.length) : null, ...counts };
}

/** The moment of the first enquiry that is in no bin. */
export async function findFirstEnquiryAt(db: Db): Promise<string | undefined> {
  const first = await db
    .selectFrom('bookings')
    .select('created_at')
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return first?.created_at;
}
