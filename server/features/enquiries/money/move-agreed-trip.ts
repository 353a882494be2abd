import { dayOf } from '../../../../contracts/india-time.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { changeQuote } from '../quotes/quotes.queries.ts';
import type { EnquiryState } from '../store/change-enquiry.ts';
import type { Agreement } from './agreement.ts';
import { loadLedger } from './money-ledger.ts';

type Faults = Partial<Record<'bookAt' | 'guestSize', string>>;

/**
 * What was accepted follows staff's correction of day and party, and nothing else that changes the enquiry: papers and
 * refunds go by it. Returns what is wrong with it; then nothing is stored. The enquiry is locked.
 */
export async function moveAgreedTrip(
  trx: Db,
  { id }: Pick<BookingRow, 'id'>,
  { book_at, guest_size }: Pick<EnquiryState, 'book_at' | 'guest_size'>,
  now: Date,
): Promise<Faults> {
  if (book_at === undefined && guest_size === undefined) return {};
  const { agreement, peopleLeft, peopleGone } = await loadLedger(trx, id, dayOf(now));
  if (!agreement || peopleLeft === 0) return {};
  const faults: Faults = {
    ...(book_at === null && { bookAt: 'A quotation is accepted: enter the new day.' }),
    ...(guest_size !== undefined &&
      (guest_size ?? 0) < agreement.sent.people - peopleGone && {
        guestSize: 'For who stays at home, cancel in part under Money: what comes back is worked out there.',
      }),
  };
  if (Object.keys(faults).length === 0)
    await storeTrip(
      trx,
      agreement,
      { ...(book_at && { travelDay: book_at }), ...(guest_size && { people: guest_size }) },
      now,
    );
  return faults;
}

export async function storeTrip(
  trx: Db,
  { quoteId, decision }: Agreement,
  trip: Pick<Agreement['decision'], 'travelDay' | 'people'>,
  now: Date,
): Promise<void> {
  await changeQuote(trx, { id: quoteId }, { decision: JSON.stringify({ ...decision, ...trip }) }, now);
}
