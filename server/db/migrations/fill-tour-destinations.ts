import { type Kysely, sql } from 'kysely';

const DESTINATIONS = ['Sikkim', 'Darjeeling', 'Gangtok', 'Kalimpong', 'Dooars', 'Bhutan'];

type Tour = { id: string; city: string; address: string; search_text: string };

export async function fillTourDestinations(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Tour>`select id, city, address, search_text from tours`.execute(db);
  for (const { id, city, address, search_text } of rows) {
    const destination = destinationIn([city, address]);
    if (!destination) continue;
    const searched = `${destination.toLowerCase()}\n${search_text}`;
    await sql`update tours set destination = ${destination}, search_text = ${searched} where id = ${id}`.execute(
      db,
    );
  }
}

/** None if it names two. */
function destinationIn([text = '', ...others]: string[]): string | undefined {
  const named = DESTINATIONS.filter((name) => text.toLowerCase().includes(name.toLowerCase()));
  if (named.length === 0 && others.length > 0) return destinationIn(others);
  return named.length === 1 ? named[0] : undefined;
}
