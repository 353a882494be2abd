import { type SelectQueryBuilder, sql } from 'kysely';
import { batchesOf } from '../batches.ts';
import type { Db } from '../database.ts';
import type { Database, TourRow } from '../schema.ts';
import { runPart } from '../transaction.ts';
import { isPostgres } from './is-postgres.ts';

// SQLite needs no row locks: a writing transaction is alone from its start.

const lockingBy =
  (how: 'forUpdate' | 'forNoKeyUpdate' | 'forShare' | 'forKeyShare') =>
  <Table extends keyof Database, Row>(
    trx: Db,
    query: SelectQueryBuilder<Database, Table, Row>,
    table: Table,
  ): SelectQueryBuilder<Database, Table, Row> =>
    isPostgres(trx) ? query[how](table) : query;

/** Locks rows as a delete would: nothing new can refer to them. Returns them as they are after the wait. */
export const locking = lockingBy('forUpdate');

/** Locks the rows as an update would: new rows may still refer to them. */
export const changing = lockingBy('forNoKeyUpdate');

/** Locks the rows against changes; several transactions may hold this lock. */
export const holding = lockingBy('forShare');

/** Keeps the rows from being deleted. */
export const keeping = lockingBy('forKeyShare');

export function skippingLocked<Table extends keyof Database, Row>(
  db: Db,
  query: SelectQueryBuilder<Database, Table, Row>,
): SelectQueryBuilder<Database, Table, Row> {
  return isPostgres(db) ? query.forUpdate().skipLocked() : query;
}

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

/** Finds and locks rows in order. If the set changes meanwhile, starts again: locking more would risk a deadlock. */
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

export async function lockTour(trx: Db, id: string): Promise<void> {
  if (isPostgres(trx)) await trx.selectFrom('tours').select('id').where('id', '=', id).forUpdate().execute();
}

type NamedTour = Pick<TourRow, 'id' | 'title'>;

/** Keeps a tour from being deleted until the transaction ends. Returns its current name, or undefined if it is gone. */
export async function keepTour(trx: Db, found: NamedTour): Promise<NamedTour | undefined> {
  if (!isPostgres(trx)) return found;
  return trx
    .selectFrom('tours')
    .select(['id', 'title'])
    .where('id', '=', found.id)
    .forKeyShare()
    .executeTakeFirst();
}

/** Serialises transactions with the same name if there is no row to lock. Take it after row locks. */
export async function lockName(trx: Db, name: string): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

/** Waits two seconds at most. Returns whether the transaction has the lock. */
export async function lockNameSoon(trx: Db, name: string): Promise<boolean> {
  if (!isPostgres(trx)) return true;
  try {
    await runPart(trx, async () => {
      await sql`set local lock_timeout to '2s'`.execute(trx);
      await lockName(trx, name);
      await sql`set local lock_timeout to default`.execute(trx);
    });
    return true;
  } catch (error) {
    if (error instanceof Error && (error as { code?: unknown }).code === '55P03') return false;
    throw error;
  }
}
