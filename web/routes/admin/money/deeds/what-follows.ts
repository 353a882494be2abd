import { countPeople } from '../../../../../contracts/count-of.ts';
import { formatPaise } from '../../../../../contracts/money/format-paise.ts';
import type { Cancellation, DeskMoney } from '../../../../../contracts/money/money.contract.ts';
import { chargeFor } from '../../../../../contracts/money/work-out-cancellation.ts';
import { invoicedIn } from '../money-words.ts';

type Standing = Pick<DeskMoney, 'due' | 'documents' | 'rules'>;

/** Of a cancellation with so many paise back: what the server will do. */
export function whatFollows(
  { due, documents, rules }: Standing,
  shown: Cancellation,
  refund: number,
): string[] {
  const charge = chargeFor(shown, refund);
  const invoiced = invoicedIn(documents);
  const credited = invoiced - (due - shown.share + charge);
  const left = shown.peopleLeft - shown.people;
  const voucher = rules.registration === 'regular' ? 'refund voucher' : 'refund note';
  const hasInvoice = documents.some(({ kind }) => kind === 'invoice');
  return [
    ...(charge > 0 ? [`The charge of ${formatPaise(charge)} stays due.`] : []),
    ...(credited > 0 ? [`A credit note of ${formatPaise(credited)} is issued and mailed.`] : []),
    refund > 0 ? `${formatPaise(refund)} is to be paid back.` : 'Nothing comes back.',
    ...(refund > 0 && !hasInvoice ? [`Once it is paid back, a ${voucher} follows.`] : []),
    left > 0 ? `${countPeople(left)} still travel${left === 1 ? 's' : ''}.` : 'The enquiry is cancelled.',
  ];
}
