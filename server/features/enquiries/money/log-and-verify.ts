import { dayOf } from '../../../../contracts/india-time.ts';
import { paymentStates } from '../../../../contracts/money/account-of.ts';
import type { LogPaymentBody } from '../../../../contracts/money/money.contract.ts';
import { MONEY_LIMITS, type PaymentState } from '../../../../contracts/money/money-terms.ts';
import type { Db } from '../../../db/database.ts';
import type { MoneyEntryRow } from '../../../db/money-rows.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { badInput, conflict, notFound } from '../../../http/faults/errors.ts';
import type { EnquiryAction } from '../store/enquiry-events.ts';
import { issueReceipt, issueRefundVoucher } from './issue-document.ts';
import {
  type EntryWords,
  entryOf,
  freeReference,
  insertEntry,
  takeReference,
} from './money-entries.queries.ts';
import { loadLedger, type MoneyLedger } from './money-ledger.ts';
import { lowerPromise, refuseFuture } from './pay-back.ts';
import { refuseTooMany } from './plan.ts';
import { recordMoney } from './record-money.ts';

type Logged = Omit<LogPaymentBody, 'note'> & { words: EntryWords };

/** What somebody says was paid: it counts once it is verified. The enquiry is locked. */
export async function logPayment(
  trx: Db,
  enquiry: BookingRow,
  { amount, method, paidOn, reference, words }: Logged,
  by: EnquiryAction,
): Promise<MoneyEntryRow> {
  const ledger = await loadLedger(trx, enquiry.id, dayOf(by.now));
  refuseTooMany(ledger);
  refuseTooManyWaiting(ledger);
  refuseFuture(paidOn, ledger.today);
  const entry = await insertEntry(
    trx,
    {
      ...{ booking_id: enquiry.id, kind: 'logged', paise: amount, day: paidOn },
      ...{ method, reference, words },
    },
    by,
  );
  const isOfBank = reference !== '' && (method === 'upi' || method === 'bank');
  if (isOfBank && !(await takeReference(trx, reference, entry.id)))
    throw badInput({
      reference:
        by.actor.id === null
          ? 'We have a payment with this UTR already.'
          : 'A payment with this reference is logged already.',
    });
  await recordMoney(trx, enquiry, { what: 'logged', paise: amount, entryId: entry.id }, by);
  return entry;
}

/** The money is there: its receipt follows. */
export async function verifyPayment(
  trx: Db,
  enquiry: BookingRow,
  paymentId: string,
  by: EnquiryAction,
): Promise<void> {
  const { ledger, payment } = await findPayment(trx, enquiry, paymentId, { in: 'logged', by });
  await decide(trx, payment, { kind: 'verified', reason: '' }, by);
  const receipt = await issueReceipt(trx, enquiry, ledger, payment, by.now);
  const recorded = { paise: payment.paise, number: receipt.number, entryId: payment.id };
  await recordMoney(trx, enquiry, { what: 'verified', ...recorded }, by);
}

export async function rejectPayment(
  trx: Db,
  enquiry: BookingRow,
  { paymentId, reason }: { paymentId: string; reason: string },
  by: EnquiryAction,
): Promise<void> {
  const { payment } = await findPayment(trx, enquiry, paymentId, { in: 'logged', by });
  await decide(trx, payment, { kind: 'rejected', reason }, by);
  await freeReference(trx, payment.id);
  await recordMoney(trx, enquiry, { what: 'rejected', paise: payment.paise, entryId: payment.id }, by);
}

/** Its reference is free for whose it is. */
export async function reversePayment(
  trx: Db,
  enquiry: BookingRow,
  { paymentId, reason }: { paymentId: string; reason: string },
  by: EnquiryAction,
): Promise<void> {
  const { ledger, payment } = await findPayment(trx, enquiry, paymentId, { in: 'verified', by });
  const entry = await decide(trx, payment, { kind: 'reversed', reason }, by);
  await freeReference(trx, payment.id);
  const voucher = await issueRefundVoucher(
    trx,
    enquiry,
    ledger,
    { entry, what: 'Payment taken back' },
    by.now,
  );
  await lowerPromise(trx, await loadLedger(trx, enquiry.id, ledger.today), by);
  const recorded = { paise: payment.paise, number: voucher?.number, entryId: payment.id };
  await recordMoney(trx, enquiry, { what: 'reversed', ...recorded }, by);
}

type Decision = { kind: 'verified' | 'rejected' | 'reversed'; reason: string };

/** Where the payment is, which may be separated again from the enquiry that it was merged into. */
function decide(
  trx: Db,
  { id, booking_id, paise }: MoneyEntryRow,
  { kind, reason }: Decision,
  by: EnquiryAction,
) {
  const about = { booking_id, refers_to: id, paise, day: dayOf(by.now) };
  return insertEntry(trx, { ...about, kind, words: { reason } }, by);
}

const WRONG_STATES: Record<PaymentState, string> = {
  logged: 'Nobody has verified this payment yet.',
  verified: 'This payment is verified already.',
  rejected: 'This payment was not found. If it came after all, log it again.',
  reversed: 'This payment was taken back already.',
};

async function findPayment(
  trx: Db,
  enquiry: BookingRow,
  id: string,
  { in: wanted, by }: { in: PaymentState; by: EnquiryAction },
): Promise<{ ledger: MoneyLedger; payment: MoneyEntryRow }> {
  const ledger = await loadLedger(trx, enquiry.id, dayOf(by.now));
  const payment = ledger.entries.find((entry) => entry.id === id && entry.kind === 'logged');
  if (!payment) throw notFound('payment');
  const state = paymentStates(ledger.entries.map(entryOf)).get(id) ?? 'logged';
  if (state !== wanted) throw conflict(WRONG_STATES[state]);
  return { ledger, payment };
}

function refuseTooManyWaiting({ entries }: MoneyLedger): void {
  const states = [...paymentStates(entries.map(entryOf)).values()];
  if (states.filter((state) => state === 'logged').length >= MONEY_LIMITS.waiting)
    throw conflict('Too many payments of this trip wait to be looked up.');
}
