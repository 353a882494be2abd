import type { Db } from '../../../../db/database.ts';
import { type DeskRow, selectDeskRows } from '../list/desk-list.queries.ts';

const MS_PER_DAY = 86_400_000;
/** Days between two enquiries, and between their travel dates, that still may be one trip. */
const NEAR_DAYS = 30;
const MAX_DUPLICATES = 10;

/**
 * Other enquiries that are likely about the same trip: of the same phone or email, received within 30 days of each other,
 * and with the same tour, the same name, or travel dates within 30 days.
 */
export async function findDuplicates(db: Db, enquiry: DeskRow): Promise<DeskRow[]> {
  if (enquiry.deleted_at !== null) return [];
  const received = Date.parse(enquiry.created_at);
  let query = selectDeskRows(db)
    .where('bookings.id', '!=', enquiry.id)
    .where('bookings.deleted_at', 'is', null)
    .where('bookings.status', '!=', 'spam')
    .where('bookings.created_at', '>=', new Date(received - NEAR_DAYS * MS_PER_DAY).toISOString())
    .where('bookings.created_at', '<=', new Date(received + NEAR_DAYS * MS_PER_DAY).toISOString())
    .orderBy('bookings.created_at', 'desc')
    .limit(100);
  const { phone, user_email: email } = enquiry;
  if (!phone && !email) return [];
  query = query.where((where) =>
    where.or([
      ...(phone ? [where('bookings.phone', '=', phone)] : []),
      ...(email ? [where('bookings.user_email', '=', email)] : []),
    ]),
  );
  const candidates = await query.execute();
  return candidates.filter((other) => isSameTrip(enquiry, other)).slice(0, MAX_DUPLICATES);
}

function isSameTrip(one: DeskRow, other: DeskRow): boolean {
  const apart = Math.abs(Date.parse(one.book_at) - Date.parse(other.book_at));
  return (
    one.tour_name === other.tour_name ||
    (one.tour_id !== null && one.tour_id === other.tour_id) ||
    one.full_name.toLowerCase() === other.full_name.toLowerCase() ||
    apart <= NEAR_DAYS * MS_PER_DAY
  );
}
