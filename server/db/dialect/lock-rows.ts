import { type SelectQueryBuilder, sql } from 'kysely';
import { batchesOf } from '../batches.ts';
import type { Db } from '../database.ts';
import type { Database, TourRow } from '../schema.ts';
import { isPostgres } from './is-postgres.ts';

// SQLite has nothing to lock: a transaction that may write is alone from its beginning.

/**
 * Lets a query lock the rows that it finds in one table until the transaction ends, as their deletion would: nothing new
 * can point to them meanwhile. It answers them as whoever was waited for left them.
 */
export function locking<Table extends keyof Database, Row>(
  trx: Db,
  query: SelectQueryBuilder<Database, Table, Row>,
  table: Table,
): SelectQueryBuilder<Database, Table, Row> {
  return isPostgres(trx) ? query.forUpdate(table) : query;
}

/** The same as their change would: what points to them may still come. */
export function changing<Table extends keyof Database, Row>(
  trx: Db,
  query: SelectQueryBuilder<Database, Table, Row>,
  table: Table,
): SelectQueryBuilder<Database, Table, Row> {
  return isPostgres(trx) ? query.forNoKeyUpdate(table) : query;
}

/** The same against their change alone: several may have them so. */
export function holding<Table extends keyof Database, Row>(
  trx: Db,
  query: SelectQueryBuilder<Database, Table, Row>,
  table: Table,
): SelectQueryBuilder<Database, Table, Row> {
  return isPostgres(trx) ? query.forShare(table) : query;
}

/** Lets a query pass over rows that others work on at this moment, and lock what it finds: nobody waits for anybody. */
export function skippingLocked<Table extends keyof Database, Row>(
  db: Db,
  query: SelectQueryBuilder<Database, Table, Row>,
): SelectQueryBuilder<Database, Table, Row> {
  return isPostgres(db) ? query.forUpdate().skipLocked() : query;
}

/** Locks enquiries until the transaction ends, in the order of their ids, as an update would. */
export async function lockEnquiries(trx: Db, ids: readonly string[]): Promise<void> {
  if (!isPostgres(trx)) return;
  for (const batch of batchesOf(ids.toSorted())) {
    await trx
      .selectFrom('bookings')
      .select('id')
      .where('id', 'in', batch)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
  }
}

/**
 * Finds rows and locks them. While one was waited for there may have come to be others: then all are let go of, and locked
 * anew. Locked beside those in hand they would not be in their order, and two could wait for each other.
 */
export async function lockFound<Found>(
  trx: Db,
  find: () => Promise<Found>,
  { idsOf, lock }: { idsOf: (found: Found) => readonly string[]; lock: (found: Found) => Promise<void> },
): Promise<Found> {
  let wanted = await find();
  while (isPostgres(trx)) {
    await sql`savepoint unlocked`.execute(trx);
    await lock(wanted);
    const found = await find();
    const locked = new Set(idsOf(wanted));
    const isAllLocked = idsOf(found).every((id) => locked.has(id));
    if (!isAllLocked) await sql`rollback to savepoint unlocked`.execute(trx);
    await sql`release savepoint unlocked`.execute(trx);
    wanted = found;
    if (isAllLocked) break;
  }
  return wanted;
}

/** Locks a tour until the transaction ends, as its deletion would: nothing new can point to it meanwhile. */
export async function lockTour(trx: Db, id: string): Promise<void> {
  if (isPostgres(trx)) await trx.selectFrom('tours').select('id').where('id', '=', id).forUpdate().execute();
}

type NamedTour = Pick<TourRow, 'id' | 'title'>;

/**
 * Keeps a tour that was found from being deleted until the transaction ends. Answers it as it is called now, or nothing
 * where it is gone: its change was waited for.
 */
export async function keepTour(trx: Db, found: NamedTour): Promise<NamedTour | undefined> {
  if (!isPostgres(trx)) return found;
  return trx
    .selectFrom('tours')
    .select(['id', 'title'])
    .where('id', '=', found.id)
    .forKeyShare()
    .executeTakeFirst();
}

/**
 * Lets transactions that say the same name go on one after the other, each until its end: for what has no row yet that could
 * be locked. Take it after the locks of rows. Names whose hashes are the same wait for each other, and no more.
 */
export async function lockName(trx: Db, name: string): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}
