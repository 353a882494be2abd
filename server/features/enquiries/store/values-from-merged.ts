import { NOTHING_ADDED, WISHES, type Wish } from '../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingMergeRow, BookingRow } from '../../../db/schema.ts';
import { findFirstAnswer, withMessages } from '../../follow-up/answers.ts';
import { withPeopleThatAre } from '../../follow-up/owner.ts';
import { familyOf, findStandingMergeOf, listStandingMerges } from '../merges.queries.ts';
import { setColumns } from './enquiry-rows.ts';
import { storeEnquirySearchWords } from './enquiry-search-words.ts';
import {
  ERASED_NAME,
  type FactColumns,
  factColumnsOf,
  firstWishOf,
  isFact,
  isMissing,
  isSameWish,
  withTourThatIs,
} from './facts.ts';

/** Blank values of fields filled from merged enquiries. Not the account: a merge must not hand over an enquiry. */
const BLANK = {
  user_email: '',
  phone: '',
  phone_typed: null,
  ...NOTHING_ADDED,
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
export const FIELDS = Object.keys(BLANK) as Field[];
export const OF_THE_ANSWER: readonly Field[] = ['first_reply_at', 'status', 'owner_id'];
/** Taken only together. */
const GOES_WITH: Partial<Record<Field, Field>> = {
  next_action_words: 'next_action_on',
  next_action_for: 'next_action_on',
  phone_typed: 'phone',
  child_ages: 'guest_size',
  single_rooms: 'guest_size',
  extra_beds: 'guest_size',
};
const leadOf = (field: Field): Field => GOES_WITH[field] ?? field;

export function mayBeTakenOver(state: Partial<BookingRow>): boolean {
  const isFromThere = FIELDS.some((field) => state[field] !== undefined && state[field] !== BLANK[field]);
  return isFromThere || Object.keys(state).some(isFact);
}

export type MergedOne = { merge: BookingMergeRow; other: BookingRow };
export type Given = { fields: readonly Field[]; wishes: readonly Wish[] };

export async function listMerged(db: Db, survivorId: string): Promise<MergedOne[]> {
  const merges = await listStandingMerges(db, [survivorId]);
  const others = new Map((await familyOf(db, survivorId)).map((row) => [row.id, row]));
  return merges.flatMap((merge) => {
    const other = others.get(merge.other_id);
    return other ? [{ merge, other }] : [];
  });
}

/** Removes what merges gave, and returns that by merge. Staff's later changes stay. */
export function withoutMerged(
  row: BookingRow,
  merged: readonly MergedOne[],
): { own: BookingRow; given: Map<string, Given> } {
  const own = { ...row };
  const given = new Map<string, Given>();
  // In reverse: a replaced value may come from an earlier merge.
  for (const { merge, other } of merged.toReversed()) {
    const replaced = replacedIn(merge);
    const wishes = givenBy(merge).wishes.filter((wish) => isSameWish(own, other, wish, replaced[wish]));
    Object.assign(own, ...wishes.map((wish) => replaced[wish]));
    const blanks = blanksFrom(own, { merge, other });
    Object.assign(own, blanks);
    given.set(merge.id, { fields: Object.keys(blanks) as Field[], wishes });
  }
  return { own, given };
}

/** Blank values for what it took over and has not changed since. */
export function blanksFrom(survivor: BookingRow, { merge, other }: MergedOne): Partial<BookingRow> {
  const fields = givenBy(merge).fields.filter((field) => survivor[field] === other[field]);
  return Object.fromEntries(fields.map((field) => [field, BLANK[field]]));
}

/** Changes an enquiry or its merged ones under the caller's lock, then fills its gaps again from what they gave. */
export async function rederiveAround(
  trx: Db,
  id: string,
  change: (given: ReadonlyMap<string, Given>) => Promise<unknown>,
): Promise<void> {
  const merged = await listMerged(trx, id);
  const row = await getRow(trx, id);
  const { own, given } = withoutMerged(row, merged);
  const reply = await findOwnReply(trx, merged, given);
  const changed = Object.entries(own).filter(([column, value]) => row[column as Field] !== value);
  const returned: Partial<BookingRow> = Object.fromEntries(changed);
  if (changed.length > 0) await setColumns(trx, id, await withTourThatIs(trx, returned));
  await trx
    .updateTable('booking_merges')
    .set({ taken_over: '[]', replaced: '{}' })
    .where('kept_id', '=', id)
    .where('undone_at', 'is', null)
    .execute();
  await change(given);
  const fields = [...given.values()].flatMap((one) => one.fields);
  // In order of time: its own reply, and merges before and after it.
  for (const merge of await listStandingMerges(trx, [id])) {
    if (reply && reply.at <= merge.merged_at) await fillWithReply(trx, id, reply);
    await give(trx, merge, { fields, wishes: given.get(merge.id)?.wishes ?? [] });
  }
  if (reply) await fillWithReply(trx, id, reply);
  await storeEnquirySearchWords(trx, [id]);
}

/** Fills these fields if blank and replaces these wishes. Returns the wishes that differed; none for an erased one. */
export async function give(trx: Db, merge: BookingMergeRow, { fields, wishes }: Given): Promise<Wish[]> {
  const [survivor, other] = [await getRow(trx, merge.kept_id), await getRow(trx, merge.other_id)];
  const taken = takenFrom(survivor, other, fields);
  const values: Partial<BookingRow> = Object.fromEntries(taken.map((field) => [field, other[field]]));
  const filled = { ...survivor, ...values };
  const isErased = other.full_name === ERASED_NAME;
  const held = wishes.filter(
    (wish) => !isErased && !isSameWish(filled, other, wish) && !isMissing(other, wish),
  );
  const replaced = Object.fromEntries(held.map((wish) => [wish, factColumnsOf(filled, wish)]));
  if (held.length > 0) values.first_wish = await ownFirstWish(trx, survivor);
  Object.assign(values, ...held.map((wish) => factColumnsOf(other, wish)));
  if (Object.keys(values).length === 0) return [];
  await setColumns(trx, survivor.id, values);
  await trx
    .updateTable('booking_merges')
    .set({
      taken_over: JSON.stringify([...new Set([...givenBy(merge).fields, ...taken])]),
      ...(held.length > 0 && { replaced: JSON.stringify(replaced) }),
    })
    .where('id', '=', merge.id)
    .execute();
  return held;
}

export async function takeOverAnswer(trx: Db, id: string): Promise<void> {
  const merge = await findStandingMergeOf(trx, id);
  if (merge) await give(trx, merge, { fields: OF_THE_ANSWER, wishes: [] });
}

/** Keep it before the first correction: without values taken over. */
export async function ownFirstWish(trx: Db, row: BookingRow): Promise<string> {
  return row.first_wish ?? firstWishOf(withoutMerged(row, await listMerged(trx, row.id)).own);
}

function takenFrom(survivor: BookingRow, other: BookingRow, fields: readonly Field[]): Field[] {
  const leads = fields.map(leadOf);
  const isBlank = (field: Field) => survivor[field] === BLANK[field];
  // Ages without a size count as a party, too.
  const isLacking = (field: Field) => leadOf(field) !== 'guest_size' || isMissing(survivor, 'party');
  return FIELDS.filter(
    (field) =>
      leads.includes(leadOf(field)) &&
      isLacking(field) &&
      isBlank(leadOf(field)) &&
      isBlank(field) &&
      isWorthTaking(field, other),
  );
}

/** Contact is taken over; a cancellation is not. An erased enquiry has no party to give. */
function isWorthTaking(field: Field, other: BookingRow): boolean {
  if (leadOf(field) === 'guest_size' && other.full_name === ERASED_NAME) return false;
  if (field === 'status') return other.status === 'contacted' || other.status === 'confirmed';
  return other[field] !== BLANK[field];
}

export function replacedIn(merge: BookingMergeRow): Partial<Record<Wish, Partial<FactColumns>>> {
  return JSON.parse(merge.replaced) as Partial<Record<Wish, Partial<FactColumns>>>;
}

type OwnReply = { at: string; values: Partial<Pick<BookingRow, Field>> };

/** Staff's own answer since the merge, if a merged enquiry gave values of an answer. Undefined if none. */
async function findOwnReply(
  trx: Db,
  merged: readonly MergedOne[],
  given: ReadonlyMap<string, Given>,
): Promise<OwnReply | undefined> {
  const fields = [...given.values()].flatMap((one) => one.fields);
  const isOfAnswer = ({ merge }: MergedOne) =>
    given.get(merge.id)?.fields.some((field) => OF_THE_ANSWER.includes(field));
  const { kept_id: id, merged_at } = merged.find(isOfAnswer)?.merge ?? {};
  if (id === undefined) return undefined;
  const answer = await findFirstAnswer(trx, await withMessages(trx, [id]), merged_at);
  if (!answer) return undefined;
  const { at, actorId } = answer;
  // The writer becomes the owner if there is none.
  const { before: owned } = await withPeopleThatAre(trx, { before: { owner_id: actorId }, after: {} });
  const all = Object.entries({ first_reply_at: at, status: 'contacted', ...owned });
  return { at, values: Object.fromEntries(all.filter(([name]) => fields.includes(name as Field))) };
}

async function fillWithReply(trx: Db, id: string, { values }: OwnReply): Promise<void> {
  const row = await getRow(trx, id);
  const lacking = Object.entries(values).filter(([name]) => row[name as Field] === BLANK[name as Field]);
  if (lacking.length > 0) await setColumns(trx, id, Object.fromEntries(lacking));
}

export function gaveAddress({ fields, wishes }: Given): boolean {
  return wishes.includes('email') || fields.includes('user_email');
}

export function givenBy(merge: BookingMergeRow): Given {
  const replaced = replacedIn(merge);
  return { fields: JSON.parse(merge.taken_over), wishes: WISHES.filter((wish) => replaced[wish]) };
}

function getRow(trx: Db, id: string): Promise<BookingRow> {
  return trx.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
