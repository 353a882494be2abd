import { type Kysely, sql } from 'kysely';

type Tour = { id: string; title: string; status: string };

/** If several tours have the name, the published one; none if that is ambiguous. */
export async function fillToursOfBookings(db: Kysely<unknown>): Promise<void> {
  const tours = await sql<Tour>`select id, title, status from tours`.execute(db);
  const byTitle = Map.groupBy(tours.rows, ({ title }) => title.trim());
  const names = await sql<{ tour_name: string }>`select distinct tour_name from bookings`.execute(db);
  for (const { tour_name: name } of names.rows) {
    const id = onlyOne(byTitle.get(name.trim()) ?? []);
    if (id) await sql`update bookings set tour_id = ${id} where tour_name = ${name}`.execute(db);
  }
}

function onlyOne(tours: Tour[]): string | undefined {
  const published = tours.filter(({ status }) => status === 'published');
  const [first, ...others] = published.length > 0 ? published : tours;
  return others.length === 0 ? first?.id : undefined;
}
