import type { StaffEnquiryBody } from '../../../contracts/enquiries/desk-work.contract.ts';
import { UNTOLD_NAME, UNTOLD_TOUR } from '../../../contracts/enquiries/untold.ts';
import type { Db } from '../../db/database.ts';
import { lockEnquiries } from '../../db/dialect/lock-rows.ts';
import type { BookingRow } from '../../db/schema.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { doToParts } from './parts-of-an-enquiry.ts';
import { findQuoteIn } from './quotes/quotes.queries.ts';
import { insertOfTour } from './store/add-enquiry.ts';
import { recordEvent } from './store/enquiry-events.ts';
import { deleteEnquiryRows, setColumns } from './store/enquiry-rows.ts';
import { columnsOfFacts } from './store/facts.ts';

export type PastEnquiry = Pick<BookingRow, 'phone' | 'phone_typed' | 'status' | 'created_at'> & {
  told: StaffEnquiryBody;
};

/** From before this site: nobody asked for today's price, and nobody is mailed. Returns the id. */
export async function addPastEnquiry(
  trx: Db,
  { told, phone, phone_typed, status, created_at }: PastEnquiry,
  { actor, now }: StaffAction,
): Promise<string> {
  const { bookAt, tourName, fullName, source } = told;
  const enquiry = {
    ...columnsOfFacts(told),
    ...{ user_id: null, phone, phone_typed, source, created_at, book_at: bookAt ?? null },
    full_name: fullName ?? UNTOLD_NAME,
    tour_name: tourName ?? UNTOLD_TOUR,
  };
  const { id } = await insertOfTour(trx, enquiry, actor, async () => null);
  await setColumns(trx, id, { status });
  const note = { kind: 'note' as const, text: 'Imported from a list of ours.' };
  await recordEvent(trx, { enquiryId: id, actor, body: note, now });
  return id;
}

/** That it was received, and the note. */
const OWN_EVENTS = 2;

/** Undefined, or why it stays. */
export async function removePastEnquiry(
  trx: Db,
  id: string,
  status: BookingRow['status'],
): Promise<string | undefined> {
  await lockEnquiries(trx, [id]);
  const found = await trx
    .selectFrom('bookings')
    .select(['status', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const events = await trx.selectFrom('booking_events').select('id').where('booking_id', '=', id).execute();
  const draft = await findQuoteIn(trx, id, 'draft');
  if (draft || events.length > OWN_EVENTS || found.status !== status || found.deleted_at !== null)
    return 'Somebody has worked on it since.';
  await doToParts(trx, 'remove', [id]);
  await deleteEnquiryRows(trx, [id]);
  return undefined;
}
