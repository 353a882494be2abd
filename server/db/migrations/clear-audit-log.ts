import { type Kysely, sql } from 'kysely';

/** Texts in the log that are, or were, stored elsewhere, where they can be deleted. */
const WORDS: [action: string, column: 'before' | 'after', fields: string[]][] = [
  ['message.reply', 'after', ['reply']],
  ['review.delete', 'before', ['reviewText', 'reply']],
];

/** Removes replies to messages, texts of deleted reviews, and data of deleted messages and enquiries. */
export async function clearAuditLog(db: Kysely<unknown>): Promise<void> {
  for (const [action, column, fields] of WORDS) {
    const said = sql.ref(column);
    const { rows } = await sql<{ id: string; said: string }>`
      select id, ${said} as said from audit_log where action = ${action} and ${said} is not null`.execute(db);
    for (const row of rows) {
      const kept = Object.entries(JSON.parse(row.said)).filter(([name]) => !fields.includes(name));
      const text = kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null;
      await sql`update audit_log set ${said} = ${text} where id = ${row.id}`.execute(db);
    }
  }
  await sql`
    update audit_log set subject_label = 'a deleted message', before = null, after = null
    where subject_kind = 'message'
      and not exists (select 1 from contact_messages where contact_messages.id = subject_id)`.execute(db);
  await sql`
    update audit_log set before = null, after = null
    where subject_kind = 'booking'
      and not exists (select 1 from bookings where bookings.id = subject_id)`.execute(db);
}
