import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import type { SessionUser } from '../../../http/session.queries.ts';
import { recordChange } from '../../audit/audit.queries.ts';
import { type EventBody, recordEvent } from './enquiry-events.ts';
import { setColumns } from './enquiry-rows.ts';
import type { Locked } from './lock-enquiries.ts';

/** Who of the staff does it, and when. */
export type By = { actor: SessionUser; now: Date };

/** What staff change in an enquiry. */
export type BookingState = Partial<
  Pick<BookingRow, 'status' | 'owner_id' | 'next_action_on' | 'first_reply_at' | 'deleted_at'>
>;

type Change = {
  set: BookingState;
  /** As the audit log calls it: `booking.status`. */
  action: string;
  /** What the enquiry's history says of it, if anything. */
  event?: EventBody;
};

/** Changes an enquiry, and writes it into its history and into the audit log. Answers what the change touched. */
export async function changeBooking(
  trx: Db,
  booking: Locked,
  { set, action, event }: Change,
  by: By,
): Promise<{ before: BookingState; after: BookingState }> {
  const before = stateLike(booking, set);
  await setColumns(trx, booking.id, set);
  if (event) await recordEvent(trx, { bookingId: booking.id, body: event, ...by });
  await recordChange(trx, { ...by, action, subject: subjectOf(booking), before, after: set });
  return { before, after: set };
}

/** How an enquiry is named in the audit log. */
export function subjectOf({ id, reference }: Pick<BookingRow, 'id' | 'reference'>) {
  return { kind: 'booking', id, label: reference };
}

/** Of an enquiry what this state tells of. */
export function stateLike(booking: BookingRow, like: BookingState): BookingState {
  const names = Object.keys(like) as (keyof BookingState)[];
  return Object.fromEntries(names.map((name) => [name, booking[name]]));
}
