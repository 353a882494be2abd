import { FACT_NAMES, fieldOf } from '../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { type AuditChange, recordAudit } from '../../audit/audit.queries.ts';
import { columnsLike, type FollowUp } from '../../follow-up/follow-up.ts';
import { type EnquiryAction, type EventBody, recordEvent } from './enquiry-events.ts';
import { setColumns } from './enquiry-rows.ts';
import { storeEnquirySearchWords } from './enquiry-search-words.ts';
import { type FactColumns, isFact, withTourThatIs } from './facts.ts';
import type { Locked } from './lock-enquiries.ts';
import { ownFirstWish } from './values-from-merged.ts';

export type EnquiryState = Partial<
  FollowUp & Pick<BookingRow, 'status' | 'first_reply_at' | 'deleted_at'> & FactColumns
>;

/** Personal: the audit log records only that it changed. */
const UNTOLD: readonly string[] = [
  ...FACT_NAMES.map(fieldOf).flatMap(({ column, isTold }) => (isTold ? [] : column)),
  ...['phone_typed', 'tour_id', 'destination', 'next_action_words'],
];

type Change = {
  set: EnquiryState;
  action: string;
  event?: EventBody;
};

/** Writes history and audit log; keeps the original values at a first correction. Returns changed columns and event. */
export async function changeEnquiry(
  trx: Db,
  enquiry: Locked,
  { set: wanted, action, event }: Change,
  by: EnquiryAction,
): Promise<{ before: EnquiryState; after: EnquiryState; eventId: string | undefined }> {
  const set = await withTourThatIs(trx, wanted);
  const before = stateLike(enquiry, set);
  const isCorrected = Object.keys(set).some(isFact);
  await setColumns(trx, enquiry.id, {
    ...set,
    ...(isCorrected && { first_wish: await ownFirstWish(trx, enquiry) }),
  });
  if (isCorrected) await storeEnquirySearchWords(trx, [enquiry.id]);
  const eventId = event && (await recordEvent(trx, { enquiryId: enquiry.id, body: event, ...by }));
  await auditEnquiry(trx, enquiry, { action, before: toldOf(before), after: toldOf(set) }, by);
  return { before, after: set, eventId };
}

function toldOf(state: EnquiryState): Record<string, unknown> {
  const told = Object.entries(state).filter(([name]) => !UNTOLD.includes(name));
  const untold = Object.keys(state).filter((name) => UNTOLD.includes(name) && name !== 'tour_id');
  return { ...Object.fromEntries(told), ...(untold.length > 0 && { also: untold }) };
}

/** Who is not of the staff is no actor of the log: the history says who it was. */
export async function auditEnquiry(
  trx: Db,
  { id, reference }: Pick<BookingRow, 'id' | 'reference'>,
  told: Pick<AuditChange, 'action' | 'before' | 'after'>,
  { actor, now }: EnquiryAction,
): Promise<void> {
  const staff = actor.id === null ? null : { id: actor.id, username: actor.username };
  const subject = { kind: 'booking', id, label: reference };
  await recordAudit(trx, { ...told, actor: staff, subject, now });
}

export function stateLike(enquiry: BookingRow, like: EnquiryState): EnquiryState {
  return columnsLike<BookingRow, EnquiryState>(enquiry, like);
}
