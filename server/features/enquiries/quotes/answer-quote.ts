import { ASK_AGAIN, isOpenStatus } from '../../../../contracts/enquiries/enquiry-terms.ts';
import { DESK_LIMITS } from '../../../../contracts/fields/desk-limits.ts';
import { shortenText } from '../../../../contracts/fields/shorten-text.ts';
import { dayOf, formatDay } from '../../../../contracts/india-time.ts';
import { paymentSchedule } from '../../../../contracts/quotes/payment-schedule.ts';
import type { QuoteDecision, SentQuote } from '../../../../contracts/quotes/quotes.contract.ts';
import type { Db } from '../../../db/database.ts';
import type { QuoteRow } from '../../../db/quote-rows.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { badInput, conflict, Failure } from '../../../http/faults/errors.ts';
import { askAboutSeats, newSeatsOf } from '../desk/change/ask-about-change.ts';
import { columnsOfTour } from '../desk/correct/correct-enquiry.ts';
import type { DeskRow } from '../desk/list/desk-list.queries.ts';
import { callOffPlan } from '../money/call-off-plan.ts';
import { lookForAdvance } from '../money/look-for-payment.ts';
import { storePlan } from '../money/plan.ts';
import { changeEnquiry, stateLike } from '../store/change-enquiry.ts';
import { type EnquiryAction, recordEvent } from '../store/enquiry-events.ts';
import type { Locked } from '../store/lock-enquiries.ts';
import { findTourOfTrip } from '../tour-of-enquiry/trip-of-enquiry.ts';
import { sentOf, stateOf } from './present-quote.ts';
import { changeQuote } from './quotes.queries.ts';

type Accepting = Omit<QuoteDecision, 'plan'> & {
  /** Of what was read; staff see the quotation as it is. */
  sha256?: string;
  isMeant?: boolean | undefined;
};

/** Confirms the enquiry as it was sold. The enquiry and the quotation are locked. */
export async function acceptQuote(
  trx: Db,
  enquiry: Locked<DeskRow>,
  row: QuoteRow,
  { sha256 = row.sha256 ?? '', isMeant = false, ...accepting }: Accepting,
  by: EnquiryAction,
): Promise<QuoteRow> {
  refuseUnlessOpen(row, by.now);
  refuseOfEnded(enquiry);
  const sent = sentOf(row);
  if (!sent || sha256 !== row.sha256) throw conflict('This is another quotation than the one you read.');
  if (sent.travelDay < dayOf(by.now)) throw conflict('The day of travel is over.');
  const option = sent.options[accepting.option];
  if (!option) throw badInput({ option: 'Choose an option.' });
  const decision: QuoteDecision = { ...accepting, plan: planOf(sent, accepting.option, dayOf(by.now)) };
  const sold = await soldStep(trx, enquiry, row, sent);
  const wanted = { ...enquiry, ...sold?.set, status: 'confirmed' as const };
  await askAboutSeats(trx, await newSeatsOf(trx, [enquiry], [wanted]), isMeant);
  const accepted = await changeQuote(
    trx,
    row,
    { state: 'accepted', decision: JSON.stringify(decision), decided_at: by.now.toISOString() },
    by.now,
  );
  if (sold) await changeEnquiry(trx, enquiry, { ...sold, action: 'booking.correct' }, by);
  if (enquiry.status !== 'confirmed') {
    const event = { kind: 'status' as const, from: enquiry.status, to: 'confirmed' as const };
    await changeEnquiry(
      trx,
      enquiry,
      { set: { status: 'confirmed' }, action: 'booking.accepted', event },
      by,
    );
  }
  await noteAnswer(trx, enquiry, { row, what: 'accepted', channel: accepting.channel }, by);
  await storePlan(trx, enquiry, decision.plan, by);
  await bringToToday(trx, enquiry, lookForAdvance(row.number), by);
  return accepted;
}

export function planOf({ options, travelDay, instalments, terms }: SentQuote, option: number, today: string) {
  const total = options[option]?.totals.total ?? 0;
  return paymentSchedule({ total, travelDay, instalments, figures: terms.figures }, today);
}

/** What was sold is booked; the history says where that is another tour, day or party. */
async function soldStep(
  trx: Db,
  enquiry: Locked<DeskRow>,
  { tour_id }: QuoteRow,
  { travelDay, people }: SentQuote,
) {
  const tour = tour_id === null ? undefined : await findTourOfTrip(trx, { ...enquiry, tour_id });
  const isOther = tour !== undefined && (await findTourOfTrip(trx, enquiry))?.id !== tour.id;
  const set = {
    ...(isOther && { ...(await columnsOfTour(trx, tour.title)), tour_id }),
    ...(enquiry.book_at !== travelDay && { book_at: travelDay, travel_words: null }),
    ...(enquiry.guest_size !== people && { guest_size: people }),
  };
  if (Object.keys(set).length === 0) return undefined;
  return { set, event: { kind: 'corrected' as const, before: stateLike(enquiry, set), after: set } };
}

export async function declineQuote(
  trx: Db,
  enquiry: Locked<DeskRow>,
  row: QuoteRow,
  { reason, state }: { reason: string; state: 'declined' | 'withdrawn' },
  by: EnquiryAction,
): Promise<QuoteRow> {
  if (row.state === state) return row;
  if (row.state === 'accepted' && state === 'withdrawn') await callOffPlan(trx, enquiry, by);
  else if (stateOf(row, by.now) !== 'lapsed') refuseUnlessOpen(row, by.now);
  const ended = { state, reason, decided_at: by.now.toISOString() };
  const changed = await changeQuote(trx, row, ended, by.now);
  await noteAnswer(trx, enquiry, { row, what: state, channel: null }, by);
  if (state === 'declined' && by.actor.id === null)
    await bringToToday(trx, enquiry, `Quotation ${row.number} is declined: ask why, or close`, by);
  return changed;
}

export async function askAboutQuote(
  trx: Db,
  enquiry: Locked<DeskRow>,
  { row, text }: { row: QuoteRow; text: string },
  by: EnquiryAction,
): Promise<void> {
  const body = { kind: 'asked' as const, number: row.number ?? 0, text };
  await recordEvent(trx, { enquiryId: enquiry.id, body, ...by });
  await bringToToday(trx, enquiry, `Answer what was asked about quotation ${row.number}`, by);
}

type Noted = {
  row: QuoteRow;
  what: 'accepted' | 'declined' | 'withdrawn';
  channel: QuoteDecision['channel'];
};

async function noteAnswer(trx: Db, { id }: { id: string }, { row, what, channel }: Noted, by: EnquiryAction) {
  const body = { kind: 'quote' as const, what, number: row.number ?? 0, ...(channel && { channel }) };
  await recordEvent(trx, { enquiryId: id, body, ...by });
}

/** Throws `conflict` with the reason. */
function refuseUnlessOpen(row: QuoteRow, now: Date): void {
  const state = stateOf(row, now);
  if (state === 'sent') return;
  throw conflict(
    state === 'lapsed'
      ? `This quotation held until ${formatDay(row.valid_until ?? '')}. Ask for a new one.`
      : WHY_CLOSED[state],
  );
}

/** Nobody travels. */
export function isOff({ status, deleted_at }: Pick<BookingRow, 'status' | 'deleted_at'>): boolean {
  return deleted_at !== null || status === 'cancelled' || status === 'spam';
}

export function refuseOfEnded({ status }: Pick<BookingRow, 'status'>): void {
  if (!isOpenStatus(status)) throw conflict(`This enquiry is ${status}. Open it first.`);
}

const WHY_CLOSED = {
  draft: 'This quotation was not sent yet.',
  accepted: 'This quotation is accepted already.',
  declined: 'This quotation is declined. Ask for a new one.',
  superseded: 'This quotation was replaced by a newer one, which went out by mail or WhatsApp.',
  withdrawn: 'This quotation was withdrawn. Ask for a new one.',
} as const;

/** What staff planned stays in the words, however often a traveller writes. */
export async function bringToToday(
  trx: Db,
  enquiry: DeskRow,
  what: string,
  by: EnquiryAction,
): Promise<void> {
  const { next_action_on, next_action_words, next_action_for, owner_id } = enquiry;
  const planned = next_action_words === ASK_AGAIN.words ? '' : (next_action_words ?? '');
  const words = [what, planned].filter(Boolean).join(' · ');
  const isRoom = words.length <= DESK_LIMITS.nextAction && !planned.includes(what);
  const set = {
    next_action_on: dayOf(by.now),
    next_action_words: isRoom || planned === '' ? shortenText(words, DESK_LIMITS.nextAction) : planned,
    next_action_for: next_action_for ?? owner_id,
  };
  const event = {
    ...{ kind: 'next_action' as const, from: next_action_on, to: set.next_action_on },
    ...{ words: set.next_action_words, before: stateLike(enquiry, set), after: set },
  };
  await changeEnquiry(trx, enquiry as Locked<DeskRow>, { set, action: 'booking.next_action', event }, by);
}

/** Travellers are told in other words: they cannot mean it. */
export function toldToTraveller(error: unknown): unknown {
  if (!(error instanceof Failure) || error.code !== 'asks_first') return error;
  return conflict('There are not enough seats left for your day. Write to us: we look for another way.');
}
