import { isOpenStatus } from '../../../../contracts/enquiries/enquiry-terms.ts';
import { dayOf } from '../../../../contracts/india-time.ts';
import type { TravellerQuote } from '../../../../contracts/quotes/quotes.contract.ts';
import type { Db } from '../../../db/database.ts';
import type { QuoteRow } from '../../../db/quote-rows.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { conflict, notFound } from '../../../http/faults/errors.ts';
import { type DeskRow, selectDeskRows } from '../desk/list/desk-list.queries.ts';
import { type Locked, readLocked } from '../store/lock-enquiries.ts';
import { isOff, planOf } from './answer-quote.ts';
import { decisionOf, sentOf, stateOf } from './present-quote.ts';
import { quoteOfLink } from './quote-links.ts';
import { lockQuoteOf } from './quotes.queries.ts';

export async function presentQuoteOfLink(db: Db, token: string, now: Date): Promise<TravellerQuote> {
  const row = await quoteOfLink(db, token, now);
  const enquiry =
    row && (await selectDeskRows(db).where('bookings.id', '=', row.booking_id).executeTakeFirst());
  if (!row || !enquiry) return { state: 'unknown' };
  return presentForTraveller(row, enquiry, now);
}

function presentForTraveller(row: QuoteRow, enquiry: BookingRow, now: Date): TravellerQuote {
  const state = stateOf(row, now);
  const sent = sentOf(row);
  if (!sent || state === 'draft') return { state: 'unknown' };
  if (state === 'superseded' || state === 'withdrawn') return { state };
  if (isClosed(enquiry) && (state === 'sent' || state === 'lapsed')) return { state: 'withdrawn' };
  return {
    state,
    quote: sent,
    sha256: row.sha256 ?? '',
    plans: sent.options.map((_, at) => planOf(sent, at, dayOf(now))),
    decision: decisionOf(row),
    decidedAt: row.decided_at,
    trip: tripOf(enquiry),
  };
}

function tripOf(enquiry: BookingRow): 'ahead' | 'over' | 'off' {
  if (isOff(enquiry)) return 'off';
  return enquiry.status === 'completed' ? 'over' : 'ahead';
}

/** In the bin, merged into another, ended by staff, or over. */
function isClosed({ deleted_at, status }: Pick<BookingRow, 'deleted_at' | 'status'>): boolean {
  return deleted_at !== null || !isOpenStatus(status);
}

/** Throws if the link does not work any more. Locks the enquiry, then the quotation. */
export async function lockQuoteOfLink(
  trx: Db,
  token: string,
  now: () => Date,
): Promise<{ row: QuoteRow; enquiry: Locked<DeskRow>; now: Date }> {
  const found = await quoteOfLink(trx, token, now());
  if (!found) throw notFound('quotation');
  const [enquiry] = await readLocked(trx, [found.booking_id], () =>
    selectDeskRows(trx).where('bookings.id', '=', found.booking_id).execute(),
  );
  if (!enquiry) throw notFound('quotation');
  // Staff may have ended the link, and its days may be over, while this waited.
  const at = now();
  if (!(await quoteOfLink(trx, token, at))) throw notFound('quotation');
  const row = await lockQuoteOf(trx, enquiry.id, found.id);
  if (isClosed(enquiry) && row.state !== 'accepted')
    throw conflict('This quotation was withdrawn. Ask for a new one.');
  return { row, enquiry, now: at };
}
