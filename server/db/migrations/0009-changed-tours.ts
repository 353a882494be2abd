import type { Kysely } from 'kysely';
import { countChanges } from '../dialect/count-changes.ts';

/** Triggers number the changes, so that no program's write is missed. A deleted tour leaves its row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('changed_tours')
    .addColumn('tour_id', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull().unique())
    .execute();
  await countChanges(db, { table: 'tours', tourColumn: 'id' });
  // Not columns that only staff read, nor the writer's name, which is deleted with the account.
  const columns = ['tour_id', 'rating', 'is_hidden', 'created_at'];
  await countChanges(db, { table: 'reviews', tourColumn: 'tour_id', columns });
}
