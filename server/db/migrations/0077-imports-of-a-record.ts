import type { Kysely } from 'kysely';

/** Which imports have changed a record, for undoing them in order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('import_rows_of_subject')
    .on('import_rows')
    .columns(['subject_id'])
    .where('subject_id' as never, 'is not', null)
    .execute();
}
