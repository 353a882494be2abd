import type { Db } from '../../../db/database.ts';
import type { BookingMergeRow, BookingRow } from '../../../db/schema.ts';
import { listStandingMerges } from '../desk/merging/merges.queries.ts';
import { lineOf } from '../merge-tree.queries.ts';
import { setColumns } from './enquiry-rows.ts';
import { storeEnquirySearchWords } from './enquiry-search-words.ts';

/**
 * What a survivor takes over from what is merged into it while it has nothing of its own, and what nothing is. The
 * account is not among them: what staff merge does not make one traveller's enquiry another's.
 */
const BLANK = {
  user_email: '',
  phone: '',
  owner_id: null,
  next_action_on: null,
  first_reply_at: null,
  status: 'new',
} as const;
type Field = keyof typeof BLANK;
const FIELDS = Object.keys(BLANK) as Field[];

/** Whether an enquiry in this state may have part of it from what was merged into it. */
export function mayBeTakenOver(state: Partial<BookingRow>): boolean {
  return FIELDS.some((field) => state[field] !== undefined && state[field] !== BLANK[field]);
}

/**
 * Makes a change to an enquiry or to what is merged into it, and derives anew what follows from that: what it and those
 * above it took over, and the words they are found by. The caller holds the survivor's lock.
 */
export async function rederiveAround(trx: Db, id: string, change: () => Promise<unknown>): Promise<void> {
  const line = (await lineOf(trx, id)) ?? [];
  const given = new Map<string, Field[]>();
  for (const row of line.toReversed()) given.set(row.id, await giveBack(trx, row));
  await change();
  for (const row of line) {
    for (const merge of await listStandingMerges(trx, [row.id]))
      await takeOver(trx, merge, given.get(row.id) ?? []);
    await storeEnquirySearchWords(trx, [row.id]);
  }
}

/** Fills what a survivor lacks from what was just merged into it. */
export async function takeOverAll(trx: Db, merge: BookingMergeRow): Promise<void> {
  await takeOver(trx, merge, FIELDS);
}

async function takeOver(trx: Db, merge: BookingMergeRow, fields: readonly Field[]): Promise<void> {
  const { survivor, other } = await findPair(trx, merge);
  const taken = fields.filter((field) => survivor[field] === BLANK[field] && isWorthTaking(field, other));
  if (taken.length === 0) return;
  const values = Object.fromEntries(taken.map((field) => [field, other[field]]));
  await setColumns(trx, survivor.id, values);
  const all = [...new Set([...fieldsOf(merge), ...taken])];
  await trx
    .updateTable('booking_merges')
    .set({ taken_over: JSON.stringify(all) })
    .where('id', '=', merge.id)
    .execute();
}

/** That somebody is in touch is taken over; that one was cancelled says nothing of the other. */
function isWorthTaking(field: Field, other: BookingRow): boolean {
  if (field === 'status') return other.status === 'contacted' || other.status === 'confirmed';
  return other[field] !== BLANK[field];
}

/** Empties what an enquiry took over and still has as it took it. Answers what that was. */
async function giveBack(trx: Db, { id }: BookingRow): Promise<Field[]> {
  const given: Field[] = [];
  for (const merge of await listStandingMerges(trx, [id])) {
    const { survivor, other } = await findPair(trx, merge);
    const returned = fieldsOf(merge).filter((field) => survivor[field] === other[field]);
    if (returned.length > 0) {
      const values = Object.fromEntries(returned.map((field) => [field, BLANK[field]]));
      const own = pick(await ownReply(trx, merge, survivor), returned);
      await setColumns(trx, id, { ...values, ...own });
    }
    await trx.updateTable('booking_merges').set({ taken_over: '[]' }).where('id', '=', merge.id).execute();
    given.push(...returned);
  }
  return given;
}

/** What the survivor has to say for itself where staff have answered it since the merge. */
async function ownReply(trx: Db, merge: BookingMergeRow, survivor: BookingRow): Promise<Partial<BookingRow>> {
  const { at } = await trx
    .selectFrom('booking_events')
    .select((event) => event.fn.min<string | null>('created_at').as('at'))
    .where('booking_id', '=', survivor.id)
    .where('kind', 'in', ['reply', 'whatsapp', 'call'])
    .where('created_at', '>=', merge.merged_at)
    .executeTakeFirstOrThrow();
  return at === null ? {} : { first_reply_at: at, status: 'contacted' };
}

function pick(row: Partial<BookingRow>, fields: readonly Field[]): Partial<BookingRow> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => fields.includes(name as Field)));
}

/** Whether the survivor has this from what was merged into it. */
export function hasTakenOver(merge: BookingMergeRow, field: Field): boolean {
  return fieldsOf(merge).includes(field);
}

function fieldsOf(merge: BookingMergeRow): Field[] {
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
