import type {
  ContactMessage,
  ContactMessageDetail,
  ContactReply,
} from '../../../contracts/contacts/manage-contacts.contract.ts';
import type { DeskEvent } from '../../../contracts/enquiries/desk-history.contract.ts';
import type { Db } from '../../db/database.ts';
import type { SpamMarkRow } from '../../db/desk-rows.ts';
import type { Seer } from '../../http/session/visible-to.ts';
import { loadMailsAbout } from '../../mail/mails-about.queries.ts';
import { shortReference } from '../../mail/messages/message-parts.ts';
import { listConsentsAbout } from '../consents/consents.queries.ts';
import { presentConsent } from '../consents/present-consent.ts';
import { findCustomerSummary } from '../customers/desk/customer-summary.ts';
import { readPhoneNumber } from '../enquiries/arrival/phone-number.ts';
import { type DeskClock, readDeskClock } from '../follow-up/desk-clock.ts';
import { dueAge, presentFollowUp, waitingAge } from '../follow-up/present-follow-up.ts';
import { findSpamMarks, presentSpamMark } from '../spam/spam-marks.queries.ts';
import type { MessageRow } from './contacts.queries.ts';
import { loadMessageHistory } from './message-events.ts';

export function presentContactMessage(row: MessageRow, clock: DeskClock, mark?: SpamMarkRow): ContactMessage {
  const isOpen = row.done_at === null && row.spam_at === null;
  return {
    ...presentFollowUp(row),
    replyAge: isOpen && row.replied_at === null ? waitingAge(row.created_at, clock) : null,
    actionAge: isOpen ? dueAge(row.next_action_on, clock.now) : null,
    phone: readPhoneNumber(row.mobile) ?? '',
    enquiry:
      row.enquiry_id && row.enquiry_reference
        ? { _id: row.enquiry_id, reference: row.enquiry_reference }
        : null,
    _id: row.id,
    reference: shortReference('M', row.id),
    name: row.name,
    email: row.email,
    mobile: row.mobile,
    tourType: row.tour_type,
    message: row.message,
    createdAt: row.created_at,
    doneAt: row.done_at,
    repliedAt: row.replied_at,
    spam: row.spam_at === null ? null : presentSpamMark(mark),
  };
}

export async function loadContactMessageDetail(
  db: Db,
  row: MessageRow,
  { now, ...seer }: Seer & { now: Date },
): Promise<ContactMessageDetail> {
  const about = { kind: 'message' as const, id: row.id };
  const [events, mails, consents, marks, customer] = await Promise.all([
    loadMessageHistory(db, [row], now),
    loadMailsAbout(db, { kind: 'message', ids: [row.id], email: row.email }, now),
    listConsentsAbout(db, about),
    findSpamMarks(db, 'message', [row.id]),
    findCustomerSummary(db, 'message', row, seer),
  ]);
  return {
    ...presentContactMessage(row, await readDeskClock(db, now), marks.get(row.id)),
    events,
    consents: consents.map(presentConsent),
    mails,
    customer,
    replies: events.flatMap(replyIn).toReversed(),
  };
}

function replyIn(event: DeskEvent): ContactReply[] {
  if (event.kind !== 'reply') return [];
  const { _id, text: reply, by: writtenBy, at: createdAt, files, delivery } = event;
  return [{ _id, reply, writtenBy, createdAt, files, delivery }];
}
