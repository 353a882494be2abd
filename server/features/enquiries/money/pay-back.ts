import { dayOf } from '../../../../contracts/india-time.ts';
import { toPayBack } from '../../../../contracts/money/account-of.ts';
import { formatPaise } from '../../../../contracts/money/format-paise.ts';
import type { RefundBody } from '../../../../contracts/money/money.contract.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { badInput, conflict, notFound } from '../../../http/faults/errors.ts';
import type { EnquiryAction } from '../store/enquiry-events.ts';
import { answerRefundVouchers, issueRefundVoucher } from './issue-document.ts';
import { insertEntry } from './money-entries.queries.ts';
import { loadLedger, type MoneyLedger } from './money-ledger.ts';
import { refuseTooMany } from './plan.ts';
import { recordMoney } from './record-money.ts';

/** What was promised, or paid too much. The enquiry is locked. */
export async function payBack(
  trx: Db,
  enquiry: BookingRow,
  { amount, method, paidOn, reference, note }: RefundBody,
  by: EnquiryAction,
): Promise<void> {
  const ledger = await loadLedger(trx, enquiry.id, dayOf(by.now));
  refuseTooMany(ledger);
  refuseFuture(paidOn, ledger.today);
  const { refundDue } = ledger.account;
  if (amount > toPayBack(ledger.account))
    throw badInput({ amount: `At most ${formatPaise(toPayBack(ledger.account))} can be paid back.` });
  const about = { booking_id: enquiry.id, day: paidOn };
  if (amount > refundDue) {
    const promised = { ...about, kind: 'refund_due' as const, cause: 'overpaid' as const };
    await insertEntry(trx, { ...promised, paise: amount - refundDue }, by);
  }
  const paid = { ...about, kind: 'refunded' as const, paise: amount, method, reference };
  const entry = await insertEntry(trx, { ...paid, words: { note } }, by);
  const voucher = await issueRefundVoucher(trx, enquiry, ledger, { entry, what: 'Paid back' }, by.now);
  const recorded = { paise: amount, number: voucher?.number, entryId: entry.id };
  await recordMoney(trx, enquiry, { what: 'paid_back', ...recorded }, by);
}

/** It did not go out: what was promised is so again, as far as it is in hand. */
export async function reverseRefund(
  trx: Db,
  enquiry: BookingRow,
  { refundId, reason }: { refundId: string; reason: string },
  by: EnquiryAction,
): Promise<void> {
  const ledger = await loadLedger(trx, enquiry.id, dayOf(by.now));
  const refund = ledger.entries.find(
    ({ id, kind, paise }) => id === refundId && kind === 'refunded' && paise > 0,
  );
  if (!refund) throw notFound('refund');
  if (ledger.entries.some(({ kind, refers_to }) => kind === 'refunded' && refers_to === refundId))
    throw conflict('It is noted already that this did not go out.');
  // Where the refund is: see `decide`.
  const { booking_id, kind, paise } = refund;
  const about = { booking_id, kind, refers_to: refundId, day: ledger.today };
  const entry = await insertEntry(trx, { ...about, paise: -paise, words: { reason } }, by);
  const receipt = await answerRefundVouchers(trx, enquiry, ledger, { refundId, entry }, by.now);
  await lowerPromise(trx, await loadLedger(trx, enquiry.id, ledger.today), by);
  const recorded = { paise, number: receipt?.number, entryId: entry.id };
  await recordMoney(trx, enquiry, { what: 'refund_reversed', ...recorded }, by);
}

/** Nothing comes back that is not in hand any more. */
export async function lowerPromise(
  trx: Db,
  { account, entries, today: day }: MoneyLedger,
  by: EnquiryAction,
) {
  const beyond = account.refundDue - Math.max(0, account.received - account.refunded);
  const promise = entries.findLast(({ kind }) => kind === 'refund_due');
  if (!promise || beyond <= 0) return;
  const { booking_id, kind, cause } = promise;
  await insertEntry(trx, { ...{ booking_id, kind, cause, day }, paise: -beyond }, by);
}

export function refuseFuture(paidOn: string, today: string): void {
  if (paidOn > today) throw badInput({ paidOn: 'This day is still to come.' });
}
