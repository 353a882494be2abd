import { type RawBuilder, sql } from 'kysely';
import type { DeskSort } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import type { Position } from '../../../../../contracts/lists/cursor.ts';
import type { Db } from '../../../../db/database.ts';
import type { Page } from '../../../../db/paging.ts';
import type { BookingRow } from '../../../../db/schema.ts';
import { type Seer, seesEnquiry } from '../../../../http/session/visible-to.ts';
import { IS_DOCUMENTED } from '../../money/documented-trips.ts';
import { type Locked, readLocked } from '../../store/lock-enquiries.ts';

export type DeskRow = BookingRow & {
  owner_name: string | null;
  action_for_name: string | null;
  merged_reference: string | null;
  unreachable: string | null;
  /** 1: in the bin, and never leaves it. */
  stays_in_bin: number;
};

export type Conditions = readonly RawBuilder<boolean>[];

export function selectDeskRows(db: Db) {
  return db
    .selectFrom('bookings')
    .leftJoin('users', 'users.id', 'bookings.owner_id')
    .leftJoin('users as action_for', 'action_for.id', 'bookings.next_action_for')
    .leftJoin('bookings as survivor', 'survivor.id', 'bookings.merged_into')
    .leftJoin('unreachable_addresses', 'unreachable_addresses.email', 'bookings.user_email')
    .selectAll('bookings')
    .select([
      'users.username as owner_name',
      'action_for.username as action_for_name',
      'survivor.reference as merged_reference',
      'unreachable_addresses.email as unreachable',
      sql<number>`case when bookings.deleted_at is not null and bookings.merged_into is null
        and ${IS_DOCUMENTED} then 1 else 0 end`.as('stays_in_bin'),
    ]);
}

/** Without `seer`, all of them. */
export async function lockDeskRows(
  trx: Db,
  ids: readonly string[],
  seer?: Seer,
): Promise<Map<string, Locked<DeskRow>>> {
  const rows = await readLocked(trx, ids, () =>
    selectDeskRows(trx)
      .where('bookings.id', 'in', [...ids])
      .where(seer ? seesOrMerged(seer) : sql<boolean>`1 = 1`)
      .execute(),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** What was merged is whose the survivor is. */
function seesOrMerged(seer: Seer): RawBuilder<boolean> {
  return sql`case when bookings.merged_into is null
    then ${seesEnquiry(seer)} else ${seesEnquiry(seer, 'survivor')} end`;
}

type Order = {
  by: RawBuilder<string>;
  direction: 'asc' | 'desc';
  valueOf: (row: BookingRow) => string;
};

/** Sorts after every day; the index uses it, too. */
const NO_DAY = '9999-12-31';

export type ListSort = DeskSort | 'bin' | 'waiting-by-next-action';

/** Word for word as in its index. */
export const NEXT_ACTION = sql<string>`coalesce(bookings.next_action_on, ${sql.lit(NO_DAY)})`;

/** Word for word as in its index: open dates come last. */
export const TRAVEL_DAY = sql<string>`coalesce(bookings.book_at, ${sql.lit(NO_DAY)})`;

const ORDERS: Record<ListSort, Order> = {
  newest: { by: sql`bookings.created_at`, direction: 'desc', valueOf: (row) => row.created_at },
  oldest: { by: sql`bookings.created_at`, direction: 'asc', valueOf: (row) => row.created_at },
  travel: { by: TRAVEL_DAY, direction: 'asc', valueOf: (row) => row.book_at ?? NO_DAY },
  'next-action': {
    by: NEXT_ACTION,
    direction: 'asc',
    valueOf: (row) => row.next_action_on ?? NO_DAY,
  },
  // No joins here: otherwise a database walks all enquiries in this order to find the few that wait.
  'waiting-by-next-action': {
    by: sql`(${NEXT_ACTION} || '')`,
    direction: 'asc',
    valueOf: (row) => row.next_action_on ?? NO_DAY,
  },
  bin: { by: sql`bookings.deleted_at`, direction: 'desc', valueOf: (row) => row.deleted_at ?? '' },
};

/** Returns one extra row, see `slicePage`. Finds ids in an index first, then reads the other columns of only those. */
export function listDeskRows(db: Db, conditions: Conditions, sort: ListSort, page: Page): Promise<DeskRow[]> {
  const { by, direction } = ORDERS[sort];
  let found = db
    .selectFrom('bookings')
    .select('bookings.id')
    .orderBy(by, direction)
    .orderBy('bookings.id', direction);
  for (const condition of conditions) found = found.where(condition);
  if (page.after) found = found.where(after(ORDERS[sort], page.after));
  if (page.limit !== undefined) found = found.limit(page.limit + 1);
  return selectDeskRows(db)
    .where('bookings.id', 'in', found)
    .orderBy(by, direction)
    .orderBy('bookings.id', direction)
    .execute();
}

export function positionIn(sort: ListSort): (row: BookingRow) => Position {
  return (row) => ({ at: ORDERS[sort].valueOf(row), id: row.id });
}

/** Not a row comparison: SQLite uses no expression index for those. */
function after({ by, direction }: Order, { at, id }: Position): RawBuilder<boolean> {
  return direction === 'desc'
    ? sql`(${by} <= ${at} and (${by} < ${at} or bookings.id < ${id}))`
    : sql`(${by} >= ${at} and (${by} > ${at} or bookings.id > ${id}))`;
}
