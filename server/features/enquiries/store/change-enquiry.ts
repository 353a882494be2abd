import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { recordAudit } from '../../audit/audit.queries.ts';
import { type EventBody, recordEvent } from './enquiry-events.ts';
import { setColumns } from './enquiry-rows.ts';
import type { Locked } from './lock-enquiries.ts';

/** What staff change in an enquiry. */
export type EnquiryState = Partial<
  Pick<BookingRow, 'status' | 'owner_id' | 'next_action_on' | 'first_reply_at' | 'deleted_at'>
>;

type Change = {
  set: EnquiryState;
  /** As the audit log calls it: `booking.status`. */
  action: string;
  /** What the enquiry's history says of it, if anything. */
  event?: EventBody;
};

/** Changes an enquiry, and writes it into its history and into the audit log. Answers what the change touched. */
export async function changeEnquiry(
  trx: Db,
  enquiry: Locked,
  { set, action, event }: Change,
  by: StaffAction,
): Promise<{ before: EnquiryState; after: EnquiryState }> {
  const before = stateLike(enquiry, set);
  await setColumns(trx, enquiry.id, set);
  if (event) await recordEvent(trx, { enquiryId: enquiry.id, body: event, ...by });
  await recordAudit(trx, { ...by, action, subject: subjectOf(enquiry), before, after: set });
  return { before, after: set };
}

/** How an enquiry is named in the audit log. */
export function subjectOf({ id, reference }: Pick<BookingRow, 'id' | 'reference'>) {
  return { kind: 'booking', id, label: reference };
}

/** Of an enquiry what this state tells of. */
export function stateLike(enquiry: BookingRow, like: EnquiryState): EnquiryState {
  const names = Object.keys(like) as (keyof EnquiryState)[];
  return Object.fromEntries(names.map((name) => [name, enquiry[name]]));
}
