import type { Db } from '../../../db/database.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { recordAudit } from '../../audit/audit.queries.ts';
import { subjectOf } from '../store/change-enquiry.ts';
import { recordEvent } from '../store/enquiry-events.ts';
import type { Locked } from '../store/lock-enquiries.ts';

/** The audit log records no text: it stays in the history, where it can be erased. */
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
