import type { Db } from '../../../../db/database.ts';
import { conflict } from '../../../../http/faults/errors.ts';
import type { StaffAction } from '../../../../http/session/staff-action.ts';
import { shortReference } from '../../../../mail/messages/message-parts.ts';
import { consentToldTo, recordConsent } from '../../../consents/consents.queries.ts';
import { stateLike } from '../../../contacts/change-message.ts';
import type { MessageRow } from '../../../contacts/contacts.queries.ts';
import { findFirstAnswer } from '../../../follow-up/answers.ts';
import { NO_ACTION } from '../../../follow-up/follow-up.ts';
import { readPhoneNumber } from '../../arrival/phone-number.ts';
import { addEnquiry } from '../../store/add-enquiry.ts';
import { auditEnquiry } from '../../store/change-enquiry.ts';
import { recordEvent } from '../../store/enquiry-events.ts';
import { setColumns } from '../../store/enquiry-rows.ts';
import { changeUndoably } from './change-undoably.ts';

type Became = { _id: string; reference: string; undoId: string | null };

/** Takes over answers, owner (default: the current user) and next action. Marks the locked message as done. */
export async function becomeEnquiry(trx: Db, message: MessageRow, by: StaffAction): Promise<Became> {
  const { id } = message;
  if (message.spam_at !== null) throw conflict('This message is in the spam folder. Take it out first.');
  if (message.enquiry_id !== null)
    throw conflict(`An enquiry was made of this message already: ${message.enquiry_reference}.`);
  const enquiry = await addEnquiry(
    trx,
    {
      user_id: null,
      user_email: message.email,
      tour_name: `${message.tour_type} tour`,
      full_name: message.name,
      phone: readPhoneNumber(message.mobile) ?? '',
      guest_size: null,
      book_at: null,
      travel_words: null,
      created_at: message.created_at,
    },
    by.actor,
  );
  const { next_action_on, next_action_words, next_action_for, replied_at } = message;
  const answer = await findFirstAnswer(trx, { enquiryIds: [], messageIds: [id] });
  const answeredAt = answer?.at ?? replied_at;
  await setColumns(trx, enquiry.id, {
    owner_id: message.owner_id ?? by.actor.id,
    ...{ next_action_on, next_action_words, next_action_for },
    ...(answeredAt !== null && { status: 'contacted', first_reply_at: answeredAt }),
  });
  const from = shortReference('M', id);
  const body = { kind: 'made_from' as const, reference: from };
  await recordEvent(trx, { enquiryId: enquiry.id, body, ...by });
  const told = consentToldTo(by.actor, `in the message ${from}`);
  const about = { kind: 'booking' as const, id: enquiry.id };
  await recordConsent(trx, about, { email: message.email, userId: null }, told, by.now);
  const { source, tour_name, reference } = enquiry;
  const after = { source, tour_name, madeFrom: from };
  await auditEnquiry(trx, enquiry, { action: 'booking.create', after }, by);
  const set = { ...NO_ACTION, done_at: message.done_at ?? by.now.toISOString(), enquiry_id: enquiry.id };
  const event = { kind: 'became' as const, reference, before: stateLike(message, set), after: set };
  const change = { set, action: 'message.became', event };
  return { _id: enquiry.id, reference, undoId: await changeUndoably(trx, message, change, by) };
}
