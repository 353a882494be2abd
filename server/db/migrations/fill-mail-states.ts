import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../dialect/is-postgres.ts';

/**
 * Where each mail of before goes, and when those that were given up were: no later than now. In one go each: there may be
 * 100,000, and the site waits for it.
 */
export async function fillMailStates(db: Kysely<unknown>): Promise<void> {
  await sql`
    update outbox set failed_at = created_at where sent_at is null and next_attempt_at is null`.execute(db);
  const at = isPostgres(db) ? sql`strpos(recipient, '@')` : sql`instr(recipient, '@')`;
  await sql`update outbox set domain = lower(substr(recipient, ${at} + 1))`.execute(db);
}
