import { dayOf } from '../../../../contracts/india-time.ts';
import type { Db } from '../../../db/database.ts';
import { badInput } from '../../../http/faults/errors.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { recordAudit } from '../../audit/audit.queries.ts';
import { readTravelDate } from '../arrival/travel-date.ts';
import { changeEnquiry, subjectOf } from '../store/change-enquiry.ts';
import { recordEvent } from '../store/enquiry-events.ts';
import type { Locked } from '../store/lock-enquiries.ts';

/** Sets the day on which staff want to come back to an enquiry; undefined takes it away. */
export async function setNextAction(
  trx: Db,
  enquiry: Locked,
  on: string | undefined,
  by: StaffAction,
): Promise<void> {
  const day = on === undefined ? null : readNextAction(on, by.now);
  if (day === enquiry.next_action_on) return;
  const event = { kind: 'next_action' as const, from: enquiry.next_action_on, to: day };
  await changeEnquiry(
    trx,
    enquiry,
    { set: { next_action_on: day }, action: 'booking.next_action', event },
    by,
  );
}

function readNextAction(on: string, now: Date): string {
  const day = readTravelDate(on);
  if (!day) throw badInput({ on: 'This day is not in the calendar.' });
  if (day < dayOf(now)) throw badInput({ on: 'Choose today or a later day.' });
  return day;
}

/** Adds an internal note. The audit log tells that there is one; its text stands in the history, where it can be erased. */
export async function addNote(trx: Db, enquiry: Locked, text: string, by: StaffAction): Promise<string> {
  const id = await recordEvent(trx, { enquiryId: enquiry.id, body: { kind: 'note', text }, ...by });
  await recordAudit(trx, {
    ...by,
    action: 'booking.note',
    subject: subjectOf(enquiry),
    after: { note: id },
  });
  return id;
}
