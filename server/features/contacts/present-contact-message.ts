import type {
  ContactMessage,
  ContactMessageDetail,
} from '../../../contracts/contacts/manage-contacts.contract.ts';
import type { Db } from '../../db/database.ts';
import type { SpamMarkRow } from '../../db/spam-rows.ts';
import { findDeliveries, UNKNOWN_DELIVERY } from '../../mail/deliveries.queries.ts';
import { loadMailsAbout } from '../../mail/mails-about.queries.ts';
import { shortReference } from '../../mail/messages/message-parts.ts';
import { listConsentsAbout } from '../consents/consents.queries.ts';
import { presentConsent } from '../consents/present-consent.ts';
import { findCustomerLine } from '../customers/desk/customer-line.ts';
import { readPhoneNumber } from '../enquiries/arrival/phone-number.ts';
import { dueAge, presentFollowUp, waitingAge } from '../follow-up/present-follow-up.ts';
import { filesOfReplies } from '../reply-files/reply-files.queries.ts';
import { presentSpamMark } from '../spam/present-spam-mark.ts';
import { findSpamMarks } from '../spam/spam-marks.queries.ts';
import { listContactReplies, type MessageRow } from './contacts.queries.ts';
import { loadMessageHistory } from './message-history.ts';

/** `mark`: why it was taken for spam as it came. */
export function presentContactMessage(row: MessageRow, now: Date, mark?: SpamMarkRow): ContactMessage {
  const isOpen = row.done_at === null && row.spam_at === null;
  return {
    ...presentFollowUp(row),
    replyAge: isOpen && row.replied_at === null ? waitingAge(row.created_at, now) : null,
    actionAge: isOpen ? dueAge(row.next_action_on, now) : null,
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

/** A message with what was written back, and how far each of those mails got. */
export async function loadContactMessageDetail(
  db: Db,
  row: MessageRow,
  now: Date,
): Promise<ContactMessageDetail> {
  const [replies, mails] = await Promise.all([
    listContactReplies(db, [row.id]),
    loadMailsAbout(db, { kind: 'message', ids: [row.id], email: row.email }, now),
  ]);
  const deliveries = await findDeliveries(
    db,
    replies.map((reply) => reply.mail_id),
    now,
  );
  const files = await filesOfReplies(db, 'message', [row.id]);
  const consents = await listConsentsAbout(db, { kind: 'message', id: row.id });
  return {
    ...presentContactMessage(row, now, (await findSpamMarks(db, 'message', [row.id])).get(row.id)),
    events: await loadMessageHistory(db, [row], now),
    consents: consents.map(presentConsent),
    mails,
    customer: await findCustomerLine(db, 'message', row),
    replies: replies.map((reply) => ({
      _id: reply.id,
      reply: reply.reply,
      writtenBy: reply.actor_name,
      createdAt: reply.created_at,
      files: files.get(reply.id) ?? [],
      delivery: deliveries.get(reply.mail_id) ?? UNKNOWN_DELIVERY,
    })),
  };
}
