import { dayOf, formatDay } from '../../../../contracts/india-time.ts';
import { formatPaise } from '../../../../contracts/money/format-paise.ts';
import type { AddDueBody, ChangeDueBody } from '../../../../contracts/money/money.contract.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { badInput, conflict, notFound } from '../../../http/faults/errors.ts';
import { isOff } from '../quotes/answer-quote.ts';
import type { EnquiryAction } from '../store/enquiry-events.ts';
import { creditBeyondDue } from './issue-document.ts';
import { insertEntry } from './money-entries.queries.ts';
import { loadLedger, type MoneyLedger } from './money-ledger.ts';
import { correctionOf, planOwner, refuseTooMany } from './plan.ts';
import { recordMoney } from './record-money.ts';

/** By taking back what was due and saying what is. What is paid of it stays paid. */
export async function changeDue(
  trx: Db,
  enquiry: BookingRow,
  dueId: string,
  { amount, dueOn, expected, reason }: ChangeDueBody,
  by: EnquiryAction,
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
  if (amount > due.paise && isNobodyLeft(ledger, enquiry))
    throw conflict('Nobody travels: nothing more is asked for.');
  if (amount === due.paise && dueOn === due.dueOn) throw badInput({ amount: 'This is what is due already.' });
  if (dueOn !== due.dueOn) refuseOver(dueOn, ledger.today);
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

/** What comes on top of what was agreed. */
export async function addDue(
  trx: Db,
  enquiry: BookingRow,
  { amount, dueOn, reason }: AddDueBody,
  by: EnquiryAction,
): Promise<void> {
  const ledger = await loadLedger(trx, enquiry.id, dayOf(by.now));
  refuseTooMany(ledger);
  if (isNobodyLeft(ledger, enquiry))
    throw conflict('Nobody travels: an instalment is added to a quotation that is accepted.');
  refuseOver(dueOn, ledger.today);
  const due = { booking_id: enquiry.id, kind: 'due' as const, cause: 'instalment' as const, paise: amount };
  const entry = await insertEntry(trx, { ...due, day: dueOn, words: { reason } }, by);
  await recordMoney(trx, enquiry, { what: 'added', paise: amount, entryId: entry.id }, by);
}

const isNobodyLeft = ({ peopleLeft }: MoneyLedger, enquiry: BookingRow) => peopleLeft === 0 || isOff(enquiry);

function refuseOver(dueOn: string, today: string): void {
  if (dueOn < today) throw badInput({ dueOn: 'This day is over.' });
}
