import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { AnsweredMeanwhile } from '../../../contracts/answers.contract.ts';
import type { replyBody } from '../../../contracts/enquiries/desk-work.contract.ts';
import type { Db } from '../../db/database.ts';
import type { ContactReplyRow } from '../../db/desk-rows.ts';
import { compareTexts } from '../../db/paging.ts';
import type { BookingEventRow } from '../../db/schema.ts';
import { answeredSince } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { listContactReplies, listMessagesOf } from '../contacts/contacts.queries.ts';
import { listMessageEvents } from '../contacts/message-events.ts';
import { listEvents } from '../enquiries/enquiry-events.queries.ts';
import { familyOf } from '../enquiries/merges.queries.ts';

/** Enquiries and the messages they were made of: an answer to one answers the traveller. */
export type AnsweredTogether = { enquiryIds: readonly string[]; messageIds: readonly string[] };

/** `actorId` is null if the account is gone, or the reply is from before it was stored. */
export type Said = AnsweredMeanwhile & { actorId: string | null };

export async function withMergedAndMessages(db: Db, enquiryId: string): Promise<AnsweredTogether> {
  return withMessages(
    db,
    (await familyOf(db, enquiryId)).map(({ id }) => id),
  );
}

export async function withMessages(db: Db, enquiryIds: readonly string[]): Promise<AnsweredTogether> {
  const messages = enquiryIds.length > 0 ? await listMessagesOf(db, enquiryIds) : [];
  return { enquiryIds, messageIds: messages.map(({ id }) => id) };
}

const WAYS: readonly string[] = ['reply', 'whatsapp', 'call'] satisfies Said['kind'][];

export async function listAnswers(db: Db, { enquiryIds, messageIds }: AnsweredTogether): Promise<Said[]> {
  const said = [
    ...(enquiryIds.length > 0 ? (await listEvents(db, enquiryIds)).flatMap(saidIn) : []),
    ...(messageIds.length > 0 ? (await listMessageEvents(db, messageIds)).flatMap(saidIn) : []),
    ...(messageIds.length > 0 ? (await listContactReplies(db, messageIds)).map(saidBy) : []),
  ];
  return said.sort(compareSaid);
}

type Place = Pick<Said, '_id' | 'at'>;

const newestOf = (table: string, owner: RawBuilder<unknown>, kinds = sql``) =>
  sql`(select max(created_at) from ${sql.table(table)} where ${owner}${kinds})`;
// The body says what happened to a quotation: see `EventBody`.
const ANSWERING = sql` and (kind in (${sql.join(WAYS)}) or (kind = 'quote' and body like '{"what":"sent"%'))`;
/** A question, a yes or a no of the traveller, who may have told it to staff. */
const WRITING = sql` and (kind = 'asked'
  or (kind = 'quote' and (body like '{"what":"accepted"%' or body like '{"what":"declined"%')))`;

/** For contacted `bookings`: staff wrote last, before `moment`, also to merged enquiries and messages. */
export function isSilentSince(moment: string): RawBuilder<boolean> {
  const [ofEnquiry, ofMessage] = [sql`booking_id = family.id`, sql`message_id = messages.id`];
  return sql`exists (
    with family(id, created_at) as (
      select bookings.id, bookings.created_at
      union all
      select merged.id, merged.created_at from bookings as merged where merged.merged_into = bookings.id
    ), messages(id, created_at) as (
      select made.id, made.created_at from family join contact_messages as made on made.enquiry_id = family.id
    ), answers(at) as (
      select bookings.first_reply_at
      union all select ${newestOf('booking_events', ofEnquiry, ANSWERING)} from family
      union all select ${newestOf('contact_events', ofMessage, ANSWERING)} from messages
      union all select ${newestOf('contact_replies', ofMessage)} from messages
    ), said_so(at) as (
      select ${newestOf('booking_events', ofEnquiry, sql` and kind = 'status'`)} from family
    ), written(at) as (
      select created_at from family
      union all select ${newestOf('booking_events', ofEnquiry, WRITING)} from family
      union all select created_at from messages
      union all select created_at from contact_messages
        where email = bookings.user_email and bookings.user_email <> '' and spam_at is null
    )
    select 1 from (
      select coalesce((select max(at) from answers), (select max(at) from said_so)) as at
    ) as last
    where last.at < ${moment} and not exists (select 1 from written where written.at > last.at))`;
}

export function compareSaid(one: Place, other: Place): number {
  return compareTexts(one.at, other.at) || compareTexts(one._id, other._id);
}

export async function findPlaceOfAnswer(db: Db, id: string): Promise<Place | undefined> {
  const placeIn = (table: 'booking_events' | 'contact_events' | 'contact_replies') =>
    db.selectFrom(table).select(['id as _id', 'created_at as at']).where('id', '=', id);
  const [found] = await placeIn('booking_events')
    .unionAll(placeIn('contact_events'))
    .unionAll(placeIn('contact_replies'))
    .execute();
  return found;
}

export async function findFirstAnswer(
  db: Db,
  answered: AnsweredTogether,
  since = '',
): Promise<Said | undefined> {
  return (await listAnswers(db, answered)).find(({ at }) => at >= since);
}

type EventRow = Pick<BookingEventRow, 'id' | 'kind' | 'actor_id' | 'actor_name' | 'body' | 'created_at'>;

function saidIn({ id, kind: way, body, ...row }: EventRow): Said[] {
  if (!WAYS.includes(way)) return [];
  const kind = way as Said['kind'];
  const { text } = JSON.parse(body) as { text: string };
  return [{ _id: id, kind, text, actorId: row.actor_id, by: row.actor_name, at: row.created_at }];
}

function saidBy({ id, reply: text, ...row }: ContactReplyRow): Said {
  return { _id: id, kind: 'reply', text, actorId: row.actor_id, by: row.actor_name, at: row.created_at };
}

type Seen = Pick<z.output<typeof replyBody>, 'answerSeen' | 'isAfterLost'>;

/** Throws `answeredSince` for an answer that the writer may not know. Lock all that is answered first. */
export async function checkAnswerSeen(
  trx: Db,
  answered: AnsweredTogether,
  { answerSeen: seen, isAfterLost = false }: Seen,
  { actor }: StaffAction,
): Promise<void> {
  // An old client does not say what was seen.
  if (seen === undefined) return;
  const all = await listAnswers(trx, answered);
  // The seen answer may be in another enquiry, after an undone merge.
  const place = seen === null ? undefined : await findPlaceOfAnswer(trx, seen);
  const unseen = place ? all.filter((one) => compareSaid(one, place) > 0) : all;
  const isOwn = ({ actorId, kind }: Said) => actorId === actor.id && kind === 'reply';
  // One's own reply first: the next request asks about a colleague's.
  const own = isAfterLost ? unseen.findLast(isOwn) : undefined;
  const last = own ?? unseen.findLast(({ actorId }) => actorId !== actor.id);
  if (!last) return;
  const { actorId: _actorId, ...told } = last;
  throw answeredSince(own ? { ...told, isOwn: true } : told);
}
