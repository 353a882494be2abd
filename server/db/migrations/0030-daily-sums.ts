import type { Kysely } from 'kysely';
import { binaryText } from '../dialect/binary-text.ts';
import { fillDailySums, keepDailySums } from '../dialect/keep-daily-sums.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('daily_sums')
    .addColumn('size', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('first_day', binaryText(db), (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('total', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_sums_key', ['size', 'kind', 'first_day', 'name'])
    .execute();
  await fillDailySums(db);
  await keepDailySums(db);
}
