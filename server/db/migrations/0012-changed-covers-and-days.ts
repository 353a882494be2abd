import type { Kysely } from 'kysely';
import { countChanges } from '../dialect/count-changes.ts';
import { countChangesOfCovers } from '../dialect/count-changes-of-shared.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await countChanges(db, { table: 'tour_days', tourColumn: 'tour_id' });
  await countChangesOfCovers(db);
}
