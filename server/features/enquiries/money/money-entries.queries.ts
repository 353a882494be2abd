import {
  accountOf,
  type MoneyAccount,
  type MoneyEntry,
  toPayBack,
} from '../../../../contracts/money/account-of.ts';
import type { Db } from '../../../db/database.ts';
import { newId } from '../../../db/identifiers.ts';
import type { MoneyEntryRow } from '../../../db/money-rows.ts';
import type { EnquiryAction } from '../store/enquiry-events.ts';
import { ERASED_NAME } from '../store/facts.ts';
import { documentedAmong } from './documented-trips.ts';

export type EntryWords = {
  note?: string;
  reason?: string;
  /** A file of replies. */
  slip?: string;
  /** How many cancelled, and how many still travel. */
  people?: number;
  left?: number;
};

type NewEntry = Pick<MoneyEntryRow, 'booking_id' | 'kind' | 'paise' | 'day'> &
  Partial<Pick<MoneyEntryRow, 'cause' | 'method' | 'reference' | 'refers_to'>> & { words?: EntryWords };

/** The enquiry is locked: see `accountOf`. */
export async function insertEntry(
  trx: Db,
  { words = {}, ...entry }: NewEntry,
  { actor, now }: EnquiryAction,
): Promise<MoneyEntryRow> {
  const inserted = await trx
    .insertInto('money_entries')
    .values({
      ...{ cause: null, method: null, refers_to: null, ...entry },
      id: newId(),
      words: JSON.stringify(words),
      actor_id: actor.id,
      actor_name: actor.username,
      created_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteOpenPayment(trx, entry.booking_id);
  return inserted;
}

/** Keeps what lists of open payments look for. */
async function noteOpenPayment(trx: Db, booking_id: string): Promise<void> {
  const account = accountOfRows(await listEntries(trx, [booking_id]), '');
  const back = toPayBack(account);
  if (!account.nextDue && account.waiting + back === 0) {
    await trx.deleteFrom('open_payments').where('booking_id', '=', booking_id).execute();
    return;
  }
  const due = {
    due_on: account.nextDue?.dueOn ?? null,
    is_to_pay_back: back > 0 ? (1 as const) : (0 as const),
  };
  await trx
    .insertInto('open_payments')
    .values({ booking_id, ...due })
    .onConflict((on) => on.column('booking_id').doUpdateSet(due))
    .execute();
}

export function listEntries(db: Db, enquiryIds: readonly string[]): Promise<MoneyEntryRow[]> {
  return db
    .selectFrom('money_entries')
    .selectAll()
    .where('booking_id', 'in', [...enquiryIds])
    .orderBy('id')
    .execute();
}

export const wordsOf = ({ words }: Pick<MoneyEntryRow, 'words'>): EntryWords => JSON.parse(words);

export function accountOfRows(rows: readonly MoneyEntryRow[], today: string): MoneyAccount {
  return accountOf(rows.map(entryOf), today);
}

export function entryOf({ id, kind, cause, paise, day, refers_to }: MoneyEntryRow): MoneyEntry {
  return { id, kind, cause, paise, day, refersTo: refers_to };
}

/** False if another payment has it that is neither rejected nor taken back. */
export async function takeReference(trx: Db, reference: string, entryId: string): Promise<boolean> {
  const taken = await trx
    .insertInto('payment_references')
    .values({ reference, entry_id: entryId })
    .onConflict((on) => on.column('reference').doNothing())
    .returning('reference')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function freeReference(trx: Db, entryId: string): Promise<void> {
  await trx.deleteFrom('payment_references').where('entry_id', '=', entryId).execute();
}

/** What no document is about is no part of the agency's books. Of the rest, what was noted goes, and who paid. */
export async function eraseEntriesOf(trx: Db, enquiryIds: readonly string[]): Promise<void> {
  const documented = await documentedAmong(trx, enquiryIds);
  const rest = enquiryIds.filter((id) => !documented.has(id));
  for (const table of rest.length > 0 ? (['money_entries', 'open_payments'] as const) : [])
    await trx.deleteFrom(table).where('booking_id', 'in', rest).execute();
  for (const row of documented.size > 0 ? await listEntries(trx, [...documented]) : []) {
    const { people, left } = wordsOf(row);
    const words = JSON.stringify({ people, left });
    const actor_name = row.actor_id === null ? ERASED_NAME : row.actor_name;
    if (words === row.words && actor_name === row.actor_name) continue;
    await trx.updateTable('money_entries').set({ words, actor_name }).where('id', '=', row.id).execute();
  }
}
