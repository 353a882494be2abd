import { dayOf } from '../../../../contracts/india-time.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { lengthenPrivateLinks } from '../../private-links.queries.ts';
import { endOfLinks } from '../quotes/quote-links.ts';
import { changeQuote } from '../quotes/quotes.queries.ts';
import type { EnquiryState } from '../store/change-enquiry.ts';
import type { Agreement } from './agreement.ts';
import { loadLedger } from './money-ledger.ts';

type Faults = Partial<Record<'bookAt' | 'guestSize', string>>;

/**
 * What was accepted follows staff's correction of day and party, and nothing else that changes the enquiry: papers and
 * refunds go by it. Returns what is wrong with it; then nothing is stored. `undoneOf`: when what is undone was done. The
 * enquiry is locked.
 */
export async function moveAgreedTrip(
  trx: Db,
  { id }: Pick<BookingRow, 'id'>,
  { book_at, guest_size }: Pick<EnquiryState, 'book_at' | 'guest_size'>,
  { now, undoneOf = now.toISOString() }: { now: Date; undoneOf?: string },
): Promise<Faults> {
  if (book_at === undefined && guest_size === undefined) return {};
  const { agreement, account, peopleLeft, peopleLeast } = await loadLedger(trx, id, dayOf(now));
  if (!agreement || peopleLeft === 0) return {};
  if (undoneOf < agreement.decidedAt) return { bookAt: 'A quotation was accepted in the meantime.' };
  const faults: Faults = {
    ...(book_at === null && { bookAt: 'A quotation is accepted: enter the new day.' }),
    ...(guest_size !== undefined &&
      account.due > 0 &&
      (guest_size ?? 0) < peopleLeast && {
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
  if (trip.travelDay)
    await lengthenPrivateLinks(trx, {
      purpose: 'quote',
      subjectId: quoteId,
      until: endOfLinks(trip.travelDay),
    });
  await changeQuote(trx, { id: quoteId }, { decision: JSON.stringify({ ...decision, ...trip }) }, now);
}
