import type { EnquiryStatus } from '../../../../contracts/enquiries/enquiry-terms.ts';
import type { Db } from '../../../db/database.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { takeUpStep } from '../../follow-up/owner.ts';
import { changeEnquiry } from '../store/change-enquiry.ts';
import { recordEvent } from '../store/enquiry-events.ts';
import type { Locked } from '../store/lock-enquiries.ts';

/**
 * The first answer stops the clock, and makes a new enquiry a contacted one. What nobody looks after is looked after by whoever
 * answers it. `action`: as the audit log calls the answer.
 */
export async function markReplied(trx: Db, enquiry: Locked, action: string, by: StaffAction): Promise<void> {
  const { status: from, first_reply_at } = enquiry;
  const to: EnquiryStatus = from === 'new' ? 'contacted' : from;
  const taken = takeUpStep(enquiry, by);
  if (taken) await recordEvent(trx, { enquiryId: enquiry.id, body: taken.event, ...by });
  const set = { status: to, first_reply_at: first_reply_at ?? by.now.toISOString(), ...taken?.set };
  const event = { kind: 'status' as const, from, to };
  await changeEnquiry(trx, enquiry, { set, action, ...(to !== from && { event }) }, by);
}
