import { type Kysely, sql } from 'kysely';
import { newId } from '../identifiers.ts';

const ROWS_PER_BATCH = 500;

const DESTINATIONS = ['Sikkim', 'Darjeeling', 'Gangtok', 'Kalimpong', 'Dooars', 'Bhutan'];

type Tour = { title: string; city: string; address: string };
type Row = { id: string; tour_name: string; created_at: string };

export async function fillBookings(db: Kysely<unknown>): Promise<void> {
  const tours = await sql<Tour>`select title, city, address from tours`.execute(db);
  const tourOf = new Map(tours.rows.map((tour) => [tour.title, tour]));
  let after = '';
  for (;;) {
    const { rows } = await sql<Row>`
      select id, tour_name, created_at from bookings where id > ${after} order by id limit ${ROWS_PER_BATCH}`.execute(
      db,
    );
    const last = rows.at(-1);
    if (!last) return;
    for (const row of rows) {
      const destination = destinationIn([row.tour_name, ...textsOf(tourOf.get(row.tour_name))]);
      await sql`update bookings set destination = ${destination} where id = ${row.id}`.execute(db);
    }
    const events = rows.map(
      ({ id, created_at }) =>
        sql`(${newId()}, ${id}, 'received', null, 'Website', '{"source":"site"}', ${created_at})`,
    );
    await sql`insert into booking_events (id, booking_id, kind, actor_id, actor_name, body, created_at)
      values ${sql.join(events)}`.execute(db);
    after = last.id;
  }
}

function textsOf(tour: Tour | undefined): string[] {
  return tour ? [tour.city, tour.address] : [];
}

/** A destination that is the whole name, else the first one found in the places, then in the name. */
function destinationIn([name = '', ...places]: string[]): string {
  const whole = DESTINATIONS.find((destination) => destination.toLowerCase() === name.trim().toLowerCase());
  if (whole) return whole;
  for (const text of [...places, name]) {
    const found = DESTINATIONS.find((destination) => text.toLowerCase().includes(destination.toLowerCase()));
    if (found) return found;
  }
  return '';
}
