import { type Kysely, sql } from 'kysely';

const BATCH = 500;

/** Where each mail of before goes, and when those that were given up were: no later than now. */
export async function fillMailStates(db: Kysely<unknown>): Promise<void> {
  await sql`
    update outbox set failed_at = created_at where sent_at is null and next_attempt_at is null`.execute(db);
  for (let after = ''; ; ) {
    const { rows } = await sql<{ id: string; recipient: string }>`
      select id, recipient from outbox where id > ${after} order by id limit ${BATCH}`.execute(db);
    for (const { id, recipient } of rows) {
      const domain = recipient.slice(recipient.lastIndexOf('@') + 1);
      await sql`update outbox set domain = ${domain} where id = ${id}`.execute(db);
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
