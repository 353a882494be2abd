import { dayOf, formatDay } from '../../../../contracts/india-time.ts';
import type { Instalment } from '../../../../contracts/money/account-of.ts';
import { formatPaise } from '../../../../contracts/money/format-paise.ts';
import type { ChangeDueBody } from '../../../../contracts/money/money.contract.ts';
import { MONEY_LIMITS } from '../../../../contracts/money/money-terms.ts';
import type { DuePayment } from '../../../../contracts/quotes/payment-schedule.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { badInput, conflict, notFound } from '../../../http/faults/errors.ts';
import { creditBeyondDue } from './issue-document.ts';
import { insertEntry, type MoneyAction } from './money-entries.queries.ts';
import { loadLedger, type MoneyLedger } from './money-ledger.ts';
import { recordMoney } from './record-money.ts';

type Planned = Pick<BookingRow, 'id' | 'reference'>;

/** What was agreed becomes due. The enquiry is locked. */
export async function storePlan(
  trx: Db,
  enquiry: Planned,
  plan: readonly DuePayment[],
  by: MoneyAction,
): Promise<void> {
  let first: string | undefined;
  for (const { cause, dueOn, paise } of plan) {
    const due = { booking_id: enquiry.id, kind: 'due' as const, cause, paise, day: dueOn };
    const { id } = await insertEntry(trx, due, by);
    first ??= id;
  }
  if (first === undefined) return;
  const paise = plan.reduce((sum, due) => sum + due.paise, 0);
  await recordMoney(trx, enquiry, { what: 'planned', paise, entryId: first }, by);
}

/** By taking back what was due and saying what is. What is paid of it stays paid. */
export async function changeDue(
  trx: Db,
  enquiry: BookingRow,
  dueId: string,
  { amount, dueOn, expected, reason }: ChangeDueBody,
  by: MoneyAction,
): Promise<void> {
  const ledger = await loadLedger(trx, enquiry.id, dayOf(by.now));
  refuseTooMany(ledger);
  const due = ledger.account.instalments.find(({ id }) => id === dueId);
  if (!due) throw notFound('instalment');
  if (due.cause === 'cancellation') throw conflict('A charge for cancelling stays as it was agreed.');
  if (expected && (expected.paise !== due.paise || expected.dueOn !== due.dueOn))
    throw conflict(
      `This has changed: ${formatPaise(due.paise)} is due by ${formatDay(due.dueOn)} now. Close this, and look at it once more.`,
    );
  if (amount === due.paise && dueOn === due.dueOn) throw badInput({ amount: 'This is what is due already.' });
  const words = { reason };
  const isMoved = dueOn !== due.dueOn && amount > 0;
  const correction = correctionOf(planOwner(ledger, due), due, (isMoved ? 0 : amount) - due.paise, words);
  const entry = await insertEntry(trx, { ...correction, ...(isMoved && { cause: 'moved' }) }, by);
  if (isMoved) {
    const moved = { booking_id: entry.booking_id, kind: 'due' as const, cause: due.cause, paise: amount };
    await insertEntry(trx, { ...moved, day: dueOn, words }, by);
  }
  await recordMoney(trx, enquiry, { what: 'changed', paise: amount, entryId: entry.id }, by);
  await creditBeyondDue(trx, enquiry, await loadLedger(trx, enquiry.id, ledger.today), by);
}

/** The enquiry that the instalment is of: see `decide`. */
export function planOwner({ ids, entries }: MoneyLedger, due: Pick<Instalment, 'id'>) {
  return { id: entries.find(({ id }) => id === due.id)?.booking_id ?? ids[0] ?? '' };
}

export function correctionOf(
  { id: booking_id }: Pick<BookingRow, 'id'>,
  due: Pick<Instalment, 'id' | 'cause' | 'dueOn'>,
  paise: number,
  words: { reason: string },
) {
  return {
    ...{ booking_id, kind: 'due' as const, cause: due.cause, paise, day: due.dueOn },
    ...{ refers_to: due.id, words },
  };
}

export async function setReminders(
  trx: Db,
  enquiry: BookingRow,
  areOn: boolean,
  by: MoneyAction,
): Promise<void> {
  const today = dayOf(by.now);
  const ledger = await loadLedger(trx, enquiry.id, today);
  if (ledger.account.areRemindersOn === areOn) return;
  refuseTooMany(ledger);
  const kind = areOn ? ('reminders_on' as const) : ('reminders_off' as const);
  const entry = await insertEntry(trx, { booking_id: enquiry.id, kind, paise: 0, day: today }, by);
  await recordMoney(trx, enquiry, { what: kind, paise: 0, entryId: entry.id }, by);
}

/** Nobody writes as many by hand. */
export function refuseTooMany({ entries }: Pick<MoneyLedger, 'entries'>): void {
  if (entries.length >= MONEY_LIMITS.entries) throw conflict('This enquiry has too many entries of money.');
}
