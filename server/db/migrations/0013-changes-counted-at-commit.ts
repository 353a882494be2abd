import type { Kysely } from 'kysely';
import { countChanges } from '../dialect/count-changes.ts';
import { countChangesOfCovers } from '../dialect/count-changes-of-shared.ts';
import { isPostgres } from '../dialect/is-postgres.ts';

/** On PostgreSQL the triggers of 0009 and 0012 locked at the write and held the lock until the commit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return;
  await countChanges(db, { table: 'tours', tourColumn: 'id' });
  const columns = ['tour_id', 'rating', 'is_hidden', 'created_at'];
  await countChanges(db, { table: 'reviews', tourColumn: 'tour_id', columns });
  await countChanges(db, { table: 'tour_days', tourColumn: 'tour_id' });
  await countChangesOfCovers(db);
}
