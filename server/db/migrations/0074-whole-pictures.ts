import type { Kysely } from 'kysely';

/** A logo is shown uncut. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['whole_width', 'whole_height'])
    await db.schema.alterTable('media').addColumn(column, 'integer').execute();
}
