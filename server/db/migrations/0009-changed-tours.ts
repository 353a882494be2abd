import type { Kysely } from 'kysely';
import { countChanges } from '../dialect/count-changes.ts';

/**
 * Which tours changed, and in which order: what a process has to read again of the catalogue that it holds. The database
 * itself keeps count, so that no write is missed, by whichever process or program. A deleted tour leaves its row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('changed_tours')
    .addColumn('tour_id', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull().unique())
    .execute();
  await countChanges(db, { table: 'tours', tourColumn: 'id' });
  // Not of what only staff read, nor of the writer's name, which goes with the account.
  const columns = ['tour_id', 'rating', 'is_hidden', 'created_at'];
  await countChanges(db, { table: 'reviews', tourColumn: 'tour_id', columns });
}
