import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../dialect/is-postgres.ts';

/** In one statement each: there may be 100,000 mails, and the site waits. */
export async function fillMailStates(db: Kysely<unknown>): Promise<void> {
  await sql`
    update outbox set failed_at = created_at where sent_at is null and next_attempt_at is null`.execute(db);
  const at = isPostgres(db) ? sql`strpos(recipient, '@')` : sql`instr(recipient, '@')`;
  await sql`update outbox set domain = lower(substr(recipient, ${at} + 1))`.execute(db);
}
