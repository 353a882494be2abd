import { type Kysely, sql } from 'kysely';

/** Since when each row waits for staff, and for whom: word for word as in the inbox's query. Null: does not wait. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const since = sql`(case when deleted_at is null then
      case when status = 'new' and first_reply_at is null then created_at
      when status in ('new', 'contacted', 'confirmed') then next_action_on end
    end)`;
  await sql`create index bookings_in_inbox on bookings (${since}, id)`.execute(db);
  await sql`create index bookings_in_inbox_of on bookings (
    (coalesce(next_action_for, owner_id, '')), ${since}, id)`.execute(db);
  await sql`create index contact_messages_in_inbox on contact_messages (
    (case when done_at is null and spam_at is null and replied_at is null then created_at end), id)`.execute(
    db,
  );
}
