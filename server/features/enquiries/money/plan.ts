import { dayOf } from '../../../../contracts/india-time.ts';
import type { Instalment } from '../../../../contracts/money/account-of.ts';
import { MONEY_LIMITS } from '../../../../contracts/money/money-terms.ts';
import type { DuePayment } from '../../../../contracts/quotes/payment-schedule.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { conflict } from '../../../http/faults/errors.ts';
import type { EnquiryAction } from '../store/enquiry-events.ts';
import { insertEntry } from './money-entries.queries.ts';
import { loadLedger, type MoneyLedger } from './money-ledger.ts';
import { recordMoney } from './record-money.ts';

type Planned = Pick<BookingRow, 'id' | 'reference'>;

/** What was agreed becomes due. The enquiry is locked. */
export async function storePlan(
  trx: Db,
  enquiry: Planned,
  plan: readonly DuePayment[],
  by: EnquiryAction,
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
  by: EnquiryAction,
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
