import { type Kysely, sql } from 'kysely';

/** An enquiry may not know how many travel. Of what was made of a message it was made up, where nobody has touched it since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Both databases do this without reading a row.
  await sql`alter table bookings alter column guest_size drop not null`.execute(db);
  await sql`update bookings set guest_size = null
    where guest_size = 1 and status in ('new', 'contacted') and first_wish is null
      and id in (select booking_id from booking_events where kind = 'made_from')`.execute(db);
}
