import { dayOf } from '../../../../contracts/india-time.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { badInput } from '../../../http/errors.ts';
import type { SessionUser } from '../../../http/session.queries.ts';
import { recordChange } from '../../audit/audit.queries.ts';
import { recordEvent } from '../store/booking-events.ts';
import { readTravelDate } from '../travel-date.ts';

type By = { actor: SessionUser; now: Date };

/** Sets the day on which staff want to come back to an enquiry; undefined takes it away. */
export async function setNextAction(
  trx: Db,
  booking: BookingRow,
  on: string | undefined,
  by: By,
): Promise<void> {
  const day = on === undefined ? null : readNextAction(on, by.now);
  if (day === booking.next_action_on) return;
  await trx.updateTable('bookings').set({ next_action_on: day }).where('id', '=', booking.id).execute();
  const body = { kind: 'next_action' as const, from: booking.next_action_on, to: day };
  await recordEvent(trx, { bookingId: booking.id, body, ...by });
  await recordChange(trx, {
    ...by,
    action: 'booking.next_action',
    subject: { kind: 'booking', id: booking.id, label: booking.reference },
    before: { next_action_on: booking.next_action_on },
    after: { next_action_on: day },
  });
}

function readNextAction(on: string, now: Date): string {
  const day = readTravelDate(on);
  if (!day) throw badInput({ on: 'This day is not in the calendar.' });
  if (day < dayOf(now)) throw badInput({ on: 'Choose today or a later day.' });
  return day;
}

/** Adds an internal note. The audit log tells that there is one; its text stands in the history, where it can be erased. */
export async function addNote(trx: Db, booking: BookingRow, text: string, by: By): Promise<string> {
  const id = await recordEvent(trx, { bookingId: booking.id, body: { kind: 'note', text }, ...by });
  await recordChange(trx, {
    ...by,
    action: 'booking.note',
    subject: { kind: 'booking', id: booking.id, label: booking.reference },
    after: { note: id },
  });
  return id;
}
