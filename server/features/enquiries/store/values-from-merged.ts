import { WISHES, type Wish } from '../../../../contracts/enquiries/enquiry-terms.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingMergeRow, BookingRow } from '../../../db/schema.ts';
import { findFirstAnswer, withMessages } from '../../follow-up/answers.ts';
import { withPeopleThatAre } from '../../follow-up/owner.ts';
import { findStandingMergeOf, listStandingMerges } from '../desk/merging/merges.queries.ts';
import { lineOf } from '../merge-tree.queries.ts';
import { setColumns } from './enquiry-rows.ts';
import { storeEnquirySearchWords } from './enquiry-search-words.ts';
import {
  COLUMNS_OF,
  ERASED_NAME,
  type FactColumns,
  factColumnsOf,
  firstWishOf,
  isFact,
  isSameWish,
  withTourThatIs,
} from './facts.ts';

/**
 * What a survivor takes over from what is merged into it while it has nothing of its own, and what nothing is. The
 * account is not among them: what staff merge does not make one traveller's enquiry another's.
 */
const BLANK = {
  user_email: '',
  phone: '',
  phone_typed: null,
  message: null,
  guest_size: null,
  child_ages: null,
  single_rooms: null,
  extra_beds: null,
  owner_id: null,
  next_action_on: null,
  next_action_words: null,
  next_action_for: null,
  first_reply_at: null,
  status: 'new',
} as const;
type Field = keyof typeof BLANK;
const FIELDS = Object.keys(BLANK) as Field[];
const OF_THE_ANSWER: readonly Field[] = ['first_reply_at', 'status', 'owner_id'];
/** The traveller's own words and ways to them: what another's enquiry brought is not told to whoever sent this one. */
const OF_THE_TRAVELLER: readonly Field[] = [
  ...(['user_email', 'phone', 'phone_typed', 'message'] as const),
  ...COLUMNS_OF.party,
];
/** What is taken over with another, or not at all. */
const GOES_WITH: Partial<Record<Field, Field>> = {
  next_action_words: 'next_action_on',
  next_action_for: 'next_action_on',
  phone_typed: 'phone',
  child_ages: 'guest_size',
  single_rooms: 'guest_size',
  extra_beds: 'guest_size',
};
const leadOf = (field: Field): Field => GOES_WITH[field] ?? field;

/** Whether an enquiry in this state may have part of it from what was merged into it. */
export function mayBeTakenOver(state: Partial<BookingRow>): boolean {
  const isFromThere = FIELDS.some((field) => state[field] !== undefined && state[field] !== BLANK[field]);
  return isFromThere || Object.keys(state).some(isFact);
}

/**
 * Makes a change to an enquiry or to what is merged into it, and derives anew what follows from that: what it and those
 * above it took over, and the words they are found by. The caller holds the survivor's lock.
 */
export async function rederiveAround(trx: Db, id: string, change: () => Promise<unknown>): Promise<void> {
  const line = (await lineOf(trx, id)) ?? [];
  const given = new Map<string, Given>();
  for (const row of line.toReversed()) given.set(row.id, await giveBack(trx, row));
  await change();
  for (const row of line) {
    const ofRow = given.get(row.id);
    // In the order in which they came: the survivor's own reply, and what was merged into it before and after that.
    for (const merge of await listStandingMerges(trx, [row.id])) {
      await fillWithOwnReplies(trx, row.id, ofRow, merge.merged_at);
      await takeAgain(trx, merge, ofRow);
    }
    await fillWithOwnReplies(trx, row.id, ofRow);
    await storeEnquirySearchWords(trx, [row.id]);
  }
}

/** Fills what a survivor lacks from what was just merged into it. */
export async function takeOverAll(trx: Db, merge: BookingMergeRow): Promise<void> {
  await takeOver(trx, merge, FIELDS);
}

/** The same of an answer to what is merged already: all that it was merged into is answered, too. */
export async function takeOverAnswer(trx: Db, id: string): Promise<void> {
  const merge = await findStandingMergeOf(trx, id);
  if (!merge) return;
  await takeOver(trx, merge, OF_THE_ANSWER);
  await takeOverAnswer(trx, merge.kept_id);
}

/**
 * Lets the other's wish hold in the survivor's place, and notes what that had itself. Answers of what they differed; one who
 * was erased has no wishes any more.
 */
export async function holdWishes(trx: Db, merge: BookingMergeRow, wishes: readonly Wish[]): Promise<Wish[]> {
  const { survivor, other } = await findPair(trx, merge);
  if (other.full_name === ERASED_NAME) return [];
  const held = wishes.filter((wish) => !isSameWish(survivor, other, wish) && !isMissing(other, wish));
  if (held.length === 0) return [];
  const own = held.map((wish) => [wish, factColumnsOf(survivor, wish)] as const);
  const values = Object.assign({}, ...held.map((wish) => factColumnsOf(other, wish)));
  await setColumns(trx, survivor.id, { ...values, first_wish: await ownFirstWish(trx, survivor) });
  await trx
    .updateTable('booking_merges')
    .set({ replaced: JSON.stringify(Object.fromEntries(own)) })
    .where('id', '=', merge.id)
    .execute();
  return held;
}

/** What it said itself, to be kept before it says something else for the first time: not what it took over. */
export async function ownFirstWish(trx: Db, row: BookingRow): Promise<string> {
  if (row.first_wish !== null) return row.first_wish;
  return firstWishOf(await withoutTakenOver(trx, row, await listStandingMerges(trx, [row.id])));
}

/** An enquiry without the address, the phone and the message that it has from what was merged into it, by these merges. */
export async function withoutTakenOver(
  trx: Db,
  row: BookingRow,
  merges: readonly BookingMergeRow[],
): Promise<BookingRow> {
  const own = { ...row };
  for (const merge of merges) {
    const taken = takenOverIn(merge).filter((field) => OF_THE_TRAVELLER.includes(field));
    if (taken.length === 0) continue;
    const { other } = await findPair(trx, merge);
    const gone = taken.filter((field) => row[field] === other[field]);
    Object.assign(own, Object.fromEntries(gone.map((field) => [field, BLANK[field]])));
  }
  return own;
}

/** There is nothing that could hold. */
export function isMissing(row: BookingRow, wish: Wish): boolean {
  const party = COLUMNS_OF.party.find((column) => row[column] !== null);
  const own = { phone: row.phone, email: row.user_email, message: row.message, party };
  return wish in own && !own[wish as keyof typeof own];
}

/**
 * What a survivor had given back, and what of each merge's other wish: it is taken again from what is still merged. And what
 * of that it would have had by its own replies, since when.
 */
type Given = { fields: Field[]; wishes: Map<string, Wish[]>; own: OwnReply[] };
type OwnReply = { at: string; values: Partial<Pick<BookingRow, Field>> };

async function takeAgain(trx: Db, merge: BookingMergeRow, given: Given | undefined): Promise<void> {
  if (!given) return;
  await takeOver(trx, merge, given.fields);
  await holdWishes(trx, merge, given.wishes.get(merge.id) ?? []);
}

async function takeOver(trx: Db, merge: BookingMergeRow, fields: readonly Field[]): Promise<void> {
  const { survivor, other } = await findPair(trx, merge);
  const leads = fields.map(leadOf);
  const isBlank = (field: Field) => survivor[field] === BLANK[field];
  // Ages without a size are a party, too: its own holds.
  const isLacking = (field: Field) => leadOf(field) !== 'guest_size' || isMissing(survivor, 'party');
  const taken = FIELDS.filter(
    (field) =>
      leads.includes(leadOf(field)) &&
      isLacking(field) &&
      isBlank(leadOf(field)) &&
      isBlank(field) &&
      isWorthTaking(field, other),
  );
  if (taken.length === 0) return;
  const values = Object.fromEntries(taken.map((field) => [field, other[field]]));
  await setColumns(trx, survivor.id, values);
  const all = [...new Set([...takenOverIn(merge), ...taken])];
  await trx
    .updateTable('booking_merges')
    .set({ taken_over: JSON.stringify(all) })
    .where('id', '=', merge.id)
    .execute();
}

/**
 * That somebody is in touch is taken over; that one was cancelled says nothing of the other. One who was erased has no party
 * any more, of which others could be.
 */
function isWorthTaking(field: Field, other: BookingRow): boolean {
  if (leadOf(field) === 'guest_size' && other.full_name === ERASED_NAME) return false;
  if (field === 'status') return other.status === 'contacted' || other.status === 'confirmed';
  return other[field] !== BLANK[field];
}

/** Empties what an enquiry took over and still has as it took it. Answers what that was. */
async function giveBack(trx: Db, { id }: BookingRow): Promise<Given> {
  const given: Given = { fields: [], wishes: new Map(), own: [] };
  // The last first: what it replaced may be what an earlier one had brought.
  for (const merge of (await listStandingMerges(trx, [id])).toReversed()) {
    given.wishes.set(merge.id, await giveWishesBack(trx, merge));
    const { survivor, other } = await findPair(trx, merge);
    const returned = takenOverIn(merge).filter((field) => survivor[field] === other[field]);
    if (returned.length > 0) {
      await setColumns(trx, id, Object.fromEntries(returned.map((field) => [field, BLANK[field]])));
      given.own.push(...(await ownReplies(trx, merge, returned)));
    }
    await trx
      .updateTable('booking_merges')
      .set({ taken_over: '[]', replaced: '{}' })
      .where('id', '=', merge.id)
      .execute();
    given.fields.push(...returned);
  }
  return given;
}

/** What staff corrected since is the survivor's own. */
async function giveWishesBack(trx: Db, merge: BookingMergeRow): Promise<Wish[]> {
  const { survivor, other } = await findPair(trx, merge);
  const replaced = replacedIn(merge);
  const held = WISHES.filter((wish) => replaced[wish] && isSameWish(survivor, other, wish, replaced[wish]));
  const own = Object.assign({}, ...held.map((wish) => replaced[wish]));
  if (held.length > 0) await setColumns(trx, survivor.id, await withTourThatIs(trx, own));
  return held;
}

/** What the survivor had itself, of what the other's wish holds. */
export function replacedIn(merge: BookingMergeRow): Partial<Record<Wish, Partial<FactColumns>>> {
  return JSON.parse(merge.replaced) as Partial<Record<Wish, Partial<FactColumns>>>;
}

/** What of these fields the survivor has to say for itself where staff have answered it since the merge; none where they have not. */
async function ownReplies(
  trx: Db,
  { kept_id, merged_at }: BookingMergeRow,
  fields: readonly Field[],
): Promise<OwnReply[]> {
  const answer = await findFirstAnswer(trx, await withMessages(trx, [kept_id]), merged_at);
  if (!answer) return [];
  const { at, actorId } = answer;
  // Whoever answers what nobody looks after looks after it.
  const { before: owned } = await withPeopleThatAre(trx, { before: { owner_id: actorId }, after: {} });
  const all = Object.entries({ first_reply_at: at, status: 'contacted', ...owned });
  return [{ at, values: Object.fromEntries(all.filter(([name]) => fields.includes(name as Field))) }];
}

/** What a survivor lacks of what its own replies up to a moment made of it. */
async function fillWithOwnReplies(
  trx: Db,
  id: string,
  given: Given | undefined,
  until?: string,
): Promise<void> {
  for (const { at, values } of given?.own ?? []) {
    if (until !== undefined && at > until) continue;
    const row = await trx.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const lacking = Object.entries(values).filter(([name]) => row[name as Field] === BLANK[name as Field]);
    if (lacking.length > 0) await setColumns(trx, id, Object.fromEntries(lacking));
  }
}

/** Whether the survivor has this from what was merged into it. */
export function hasTakenOver(merge: BookingMergeRow, field: Field): boolean {
  const isHeld = field === 'user_email' && replacedIn(merge).email !== undefined;
  return isHeld || takenOverIn(merge).includes(field);
}

/** The fields that the survivor has from what was merged into it. */
export function takenOverIn(merge: BookingMergeRow): Field[] {
  return JSON.parse(merge.taken_over) as Field[];
}

async function findPair(
  trx: Db,
  merge: BookingMergeRow,
): Promise<{ survivor: BookingRow; other: BookingRow }> {
  const find = (id: string) =>
    trx.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { survivor: await find(merge.kept_id), other: await find(merge.other_id) };
}
