import { DESTINATIONS } from '../../../contracts/destinations.ts';
import type { Db } from '../../db/database.ts';

/**
 * What an enquiry is for in the agency's own words: one of the six destinations, or the title of a published tour.
 * Undefined for what only the sender calls so.
 */
export async function findKnownTrip(db: Db, tourName: string): Promise<string | undefined> {
  const folded = tourName.toLowerCase();
  const destination = DESTINATIONS.find((name) => name.toLowerCase() === folded);
  if (destination) return destination;
  const tour = await db
    .selectFrom('tours')
    .select('title')
    .where('title', '=', tourName)
    .where('status', '=', 'published')
    .executeTakeFirst();
  return tour?.title;
}
