import { seasonOn } from '../../../../contracts/dossier/rates.ts';
import type { Db } from '../../../db/database.ts';
import type { QuoteRow } from '../../../db/quote-rows.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { type Seer, seesEnquiry } from '../../../http/session/visible-to.ts';
import { readDossier } from '../../tours/dossier/stored-dossier.ts';
import { findTourOfTrip } from '../tour-of-enquiry/trip-of-enquiry.ts';
import { sentOf } from './present-quote.ts';

const SUGGESTED = 5;
/** To find so many of the season. */
const LOOKED_AT = 50;

/** Sent for the same tour and season, last sent first, each enquiry once; of those that one sees. */
export async function suggestionsFor(
  db: Db,
  enquiry: BookingRow,
  seer: Seer,
): Promise<(QuoteRow & { reference: string })[]> {
  const tour = await findTourOfTrip(db, enquiry);
  if (!tour) return [];
  const { pricing } = readDossier(tour.dossier);
  const season = seasonOn(pricing, enquiry.book_at);
  const rows = await db
    .selectFrom('quotes')
    .innerJoin('bookings', 'bookings.id', 'quotes.booking_id')
    .selectAll('quotes')
    .select('bookings.reference')
    .where('quotes.tour_id', '=', tour.id)
    .where('quotes.sent_at', 'is not', null)
    .where('quotes.state', '!=', 'superseded')
    .where(seesEnquiry(seer))
    .orderBy('quotes.sent_at', 'desc')
    .orderBy('quotes.id', 'desc')
    .limit(LOOKED_AT)
    .execute();
  return rows
    .filter((row) => seasonOn(pricing, sentOf(row)?.travelDay ?? null) === season)
    .slice(0, SUGGESTED);
}
