import { type Kysely, sql } from 'kysely';

const STAFF_IDLE_MS = 12 * 3_600_000;

/** Also shortens existing sessions of staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('last_used_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('sessions').addColumn('browser', 'text').execute();
  await sql`update sessions set last_used_at = created_at`.execute(db);
  const end = new Date(Date.now() + STAFF_IDLE_MS).toISOString();
  await sql`update sessions set expires_at = ${end}
    where expires_at > ${end} and user_id in (select id from users where role = 'admin')`.execute(db);
}
