import { type Kysely, sql } from 'kysely';

/** Enquiries made from messages had a party of one made up: cleared if nobody has changed it since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Neither database reads rows for this.
  await sql`alter table bookings alter column guest_size drop not null`.execute(db);
  await sql`update bookings set guest_size = null
    where guest_size = 1 and status in ('new', 'contacted') and first_wish is null
      and id in (select booking_id from booking_events where kind = 'made_from')`.execute(db);
}
