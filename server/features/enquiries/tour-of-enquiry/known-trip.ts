import { DESTINATIONS } from '../../../../contracts/tours/destinations.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { findPublishedTourOf } from './tour-of-enquiry.queries.ts';

/** In the agency's own words: destination or published title. Undefined for the sender's words. */
export async function findKnownTrip(
  db: Db,
  enquiry: Pick<BookingRow, 'tour_id' | 'tour_name'>,
): Promise<string | undefined> {
  const folded = enquiry.tour_name.toLowerCase();
  const destination = DESTINATIONS.find((name) => name.toLowerCase() === folded);
  return destination ?? (await findPublishedTourOf(db, enquiry))?.title;
}
