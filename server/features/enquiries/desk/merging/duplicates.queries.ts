import { daysBetween } from '../../../../../contracts/india-time.ts';
import type { Db } from '../../../../db/database.ts';
import { type Seer, seesEnquiry } from '../../../../http/session/visible-to.ts';
import { type DeskRow, selectDeskRows } from '../list/desk-list.queries.ts';

const MS_PER_DAY = 86_400_000;
const NEAR_DAYS = 30;
const MAX_DUPLICATES = 10;

/** Same phone, email or account within 30 days, and the same tour or, unless both name one, near travel dates. */
export async function findDuplicates(db: Db, enquiry: DeskRow, seer: Seer): Promise<DeskRow[]> {
  if (enquiry.deleted_at !== null) return [];
  const received = Date.parse(enquiry.created_at);
  let query = selectDeskRows(db)
    .where('bookings.id', '!=', enquiry.id)
    .where('bookings.deleted_at', 'is', null)
    .where('bookings.status', '!=', 'spam')
    .where(seesEnquiry(seer))
    .where('bookings.created_at', '>=', new Date(received - NEAR_DAYS * MS_PER_DAY).toISOString())
    .where('bookings.created_at', '<=', new Date(received + NEAR_DAYS * MS_PER_DAY).toISOString())
    .orderBy('bookings.created_at', 'desc')
    .limit(100);
  const { phone, user_email: email, user_id: account } = enquiry;
  if (!phone && !email && !account) return [];
  query = query.where((where) =>
    where.or([
      ...(phone ? [where('bookings.phone', '=', phone)] : []),
      ...(email ? [where('bookings.user_email', '=', email)] : []),
      ...(account ? [where('bookings.user_id', '=', account)] : []),
    ]),
  );
  const candidates = await query.execute();
  return candidates.filter((other) => isSameTrip(enquiry, other)).slice(0, MAX_DUPLICATES);
}

function isSameTrip(one: DeskRow, other: DeskRow): boolean {
  if (isSameTour(one, other)) return true;
  // A destination or free text may mean the same trip as a tour.
  if (one.tour_id !== null && other.tour_id !== null) return false;
  return hasSameDestination(one, other) && isNear(one, other);
}

function isSameTour(one: DeskRow, other: DeskRow): boolean {
  if (one.tour_id !== null && other.tour_id !== null) return one.tour_id === other.tour_id;
  return one.tour_name.toLowerCase() === other.tour_name.toLowerCase();
}

function hasSameDestination(one: DeskRow, other: DeskRow): boolean {
  return one.destination === '' || other.destination === '' || one.destination === other.destination;
}

/** An open date may be any day. */
function isNear(one: DeskRow, other: DeskRow): boolean {
  if (one.book_at === null || other.book_at === null) return true;
  return Math.abs(daysBetween(one.book_at, other.book_at)) <= NEAR_DAYS;
}
