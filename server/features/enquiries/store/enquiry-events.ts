import type { EnquirySource, EnquiryStatus } from '../../../../contracts/enquiries/enquiry-terms.ts';
import type { Wish } from '../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import type { MoneyEventName } from '../../../../contracts/money/money-terms.ts';
import type { AcceptChannel, QuoteEvent } from '../../../../contracts/quotes/quote-terms.ts';
import type { Db } from '../../../db/database.ts';
import { newId } from '../../../db/identifiers.ts';
import { type BothStates, type FollowUpEvent, isSearched } from '../../follow-up/follow-up.ts';
import { removeFilesOfReplies } from '../../reply-files/reply-files.queries.ts';
import type { EnquiryState } from './change-enquiry.ts';
import { storeEnquirySearchWords } from './enquiry-search-words.ts';

export type EventBody =
  | { kind: 'received'; source: EnquirySource }
  | { kind: 'status'; from: EnquiryStatus; to: EnquiryStatus }
  | FollowUpEvent<EnquiryState>
  | { kind: 'reply'; subject: string; text: string; mailId: string }
  | ({ kind: 'corrected' } & BothStates<EnquiryState>)
  | { kind: 'merged'; reference: string; undoId: string; holds?: Wish[] }
  | { kind: 'unmerged'; reference: string }
  | { kind: 'merged_into' | 'separated'; reference: string }
  | { kind: 'made_from'; reference: string }
  /** The quotation itself says who, why and how much. */
  | { kind: 'quote'; what: QuoteEvent; number: number; channel?: AcceptChannel }
  | { kind: 'asked'; number: number; text: string }
  | { kind: 'money'; what: MoneyEventName; paise: number; number: string }
  | { kind: 'binned' | 'restored' | 'erased' };

/** Without an id: not staff. */
export type EventActor = { id: string | null; username: string };

/** Staff, the traveller by a link, or the site. */
export type EnquiryAction = { readonly actor: EventActor; readonly now: Date };

export const WEBSITE: EventActor = { id: null, username: 'Website' };
/** By a link. No name: what anybody typed would look like a colleague’s. */
export const TRAVELLER: EventActor = { id: null, username: 'Traveller' };

/** Call in the transaction of the change. Also updates the search words. Returns the event's id. */
export async function recordEvent(
  trx: Db,
  event: { enquiryId: string; actor: EventActor; body: EventBody; now: Date },
): Promise<string> {
  const { kind, ...body } = event.body;
  const id = newId();
  await trx
    .insertInto('booking_events')
    .values({
      id,
      booking_id: event.enquiryId,
      kind,
      actor_id: event.actor.id,
      actor_name: event.actor.username,
      body: JSON.stringify(body),
      created_at: event.now.toISOString(),
    })
    .execute();
  if (isSearched(kind)) await storeEnquirySearchWords(trx, [event.enquiryId]);
  return id;
}

const NOT_PERSONAL = 'nothing of the traveller’s';

const ERASED: Record<EventBody['kind'], object | typeof NOT_PERSONAL> = {
  received: NOT_PERSONAL,
  status: NOT_PERSONAL,
  note: { text: '' },
  reply: { subject: '', text: '', mailId: '' },
  whatsapp: { text: '' },
  call: { text: '' },
  owner: NOT_PERSONAL,
  next_action: { from: null, to: null, words: '', before: {}, after: {} },
  action_done: { words: '', before: {}, after: {} },
  corrected: { before: {}, after: {} },
  merged: NOT_PERSONAL,
  unmerged: NOT_PERSONAL,
  merged_into: NOT_PERSONAL,
  separated: NOT_PERSONAL,
  made_from: NOT_PERSONAL,
  quote: NOT_PERSONAL,
  asked: { number: 0, text: '' },
  money: NOT_PERSONAL,
  binned: NOT_PERSONAL,
  restored: NOT_PERSONAL,
  erased: NOT_PERSONAL,
};

export async function eraseRepliesSince(trx: Db, enquiryId: string, moment: string): Promise<void> {
  const emptied = await trx
    .updateTable('booking_events')
    .set({ body: JSON.stringify(ERASED.reply) })
    .where('booking_id', '=', enquiryId)
    .where('kind', '=', 'reply')
    .where('created_at', '>=', moment)
    .returning('id')
    .execute();
  await removeFilesOfReplies(
    trx,
    emptied.map(({ id }) => id),
  );
}

export async function eraseCorrectionsSince(trx: Db, enquiryId: string, moment: string): Promise<void> {
  await trx
    .updateTable('booking_events')
    .set({ body: JSON.stringify(ERASED.corrected) })
    .where('booking_id', '=', enquiryId)
    .where('kind', '=', 'corrected')
    .where('created_at', '>=', moment)
    .execute();
}

/** Empties the texts; the events stay. */
export async function eraseEventTexts(trx: Db, enquiryIds: readonly string[]): Promise<void> {
  for (const [kind, body] of Object.entries(ERASED)) {
    if (body === NOT_PERSONAL) continue;
    await trx
      .updateTable('booking_events')
      .set({ body: JSON.stringify(body) })
      .where('booking_id', 'in', [...enquiryIds])
      .where('kind', '=', kind)
      .execute();
  }
}
