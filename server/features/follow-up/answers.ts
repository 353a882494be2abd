import type { AnsweredMeanwhile } from '../../../contracts/answers.contract.ts';
import type { ContactReplyRow } from '../../db/contact-rows.ts';
import type { Db } from '../../db/database.ts';
import { compareTexts } from '../../db/paging.ts';
import type { BookingEventRow } from '../../db/schema.ts';
import { listContactReplies, listMessagesOf } from '../contacts/contacts.queries.ts';
import { listMessageEvents } from '../contacts/message-events.ts';
import { listEvents } from '../enquiries/enquiry-events.queries.ts';
import { familyOf } from '../enquiries/merge-tree.queries.ts';

/** Enquiries, and the messages that they were made of: whoever answers one has answered its traveller. */
export type AnsweredTogether = { enquiryIds: readonly string[]; messageIds: readonly string[] };

/** What was said to a traveller. `actorId` is null where the account is gone, or was not kept with the reply yet. */
export type Said = AnsweredMeanwhile & { actorId: string | null };

/** An enquiry with all that was merged into it, and what they were made of. */
export async function withMergedAndMessages(db: Db, enquiryId: string): Promise<AnsweredTogether> {
  return withMessages(
    db,
    (await familyOf(db, enquiryId)).map(({ id }) => id),
  );
}

/** These enquiries with what they were made of. */
export async function withMessages(db: Db, enquiryIds: readonly string[]): Promise<AnsweredTogether> {
  const messages = enquiryIds.length > 0 ? await listMessagesOf(db, enquiryIds) : [];
  return { enquiryIds, messageIds: messages.map(({ id }) => id) };
}

/** Mails, WhatsApp and calls, oldest first. */
export async function listAnswers(db: Db, { enquiryIds, messageIds }: AnsweredTogether): Promise<Said[]> {
  const said = [
    ...(enquiryIds.length > 0 ? (await listEvents(db, enquiryIds)).flatMap(saidIn) : []),
    ...(messageIds.length > 0 ? (await listMessageEvents(db, messageIds)).flatMap(saidIn) : []),
    ...(messageIds.length > 0 ? (await listContactReplies(db, messageIds)).map(saidBy) : []),
  ];
  return said.sort(compareSaid);
}

type Place = Pick<Said, '_id' | 'at'>;

/** In the order in which answers are shown. */
export function compareSaid(one: Place, other: Place): number {
  return compareTexts(one.at, other.at) || compareTexts(one._id, other._id);
}

/** Where an answer stands among all others, whatever it belongs to; undefined where there is none of this id. */
export async function findPlaceOfAnswer(db: Db, id: string): Promise<Place | undefined> {
  const placeIn = (table: 'booking_events' | 'contact_events' | 'contact_replies') =>
    db.selectFrom(table).select(['id as _id', 'created_at as at']).where('id', '=', id);
  const [found] = await placeIn('booking_events')
    .unionAll(placeIn('contact_events'))
    .unionAll(placeIn('contact_replies'))
    .execute();
  return found;
}

/** How its traveller was answered first, from a moment on; undefined where nobody has. */
export async function findFirstAnswer(
  db: Db,
  answered: AnsweredTogether,
  since = '',
): Promise<Said | undefined> {
  return (await listAnswers(db, answered)).find(({ at }) => at >= since);
}

type EventRow = Pick<BookingEventRow, 'id' | 'kind' | 'actor_id' | 'actor_name' | 'body' | 'created_at'>;

function saidIn({ id, kind, body, ...row }: EventRow): Said[] {
  if (kind !== 'reply' && kind !== 'whatsapp' && kind !== 'call') return [];
  const { text } = JSON.parse(body) as { text: string };
  return [{ _id: id, kind, text, actorId: row.actor_id, by: row.actor_name, at: row.created_at }];
}

function saidBy({ id, reply: text, ...row }: ContactReplyRow): Said {
  return { _id: id, kind: 'reply', text, actorId: row.actor_id, by: row.actor_name, at: row.created_at };
}
