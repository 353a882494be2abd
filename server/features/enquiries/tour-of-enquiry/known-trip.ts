import { DESTINATIONS } from '../../../../contracts/tours/destinations.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { findPublishedTourOf } from './tour-of-enquiry.queries.ts';

/**
 * What an enquiry is for in the agency's own words: one of the six destinations, or the title of its published tour.
 * Undefined for what only the sender calls so.
 */
export async function findKnownTrip(
  db: Db,
  enquiry: Pick<BookingRow, 'tour_id' | 'tour_name'>,
): Promise<string | undefined> {
  const folded = enquiry.tour_name.toLowerCase();
  const destination = DESTINATIONS.find((name) => name.toLowerCase() === folded);
  return destination ?? (await findPublishedTourOf(db, enquiry))?.title;
}
