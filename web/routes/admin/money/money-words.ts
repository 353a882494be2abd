import { href } from 'react-router';
import { countPeople } from '../../../../contracts/count-of.ts';
import { formatDay } from '../../../../contracts/india-time.ts';
import { formatPaise } from '../../../../contracts/money/format-paise.ts';
import type { Cancellation, DeskMoney, DeskPayment } from '../../../../contracts/money/money.contract.ts';
import { PAYMENT_METHOD_NAMES, type PaymentState } from '../../../../contracts/money/money-terms.ts';
import type { TagTone } from '../lists/tag.tsx';

export const documentPath = (enquiry: string, document: string) =>
  href('/admin/bookings/:id/documents/:document', { id: enquiry, document });

export const PAYMENT_TONES: Record<PaymentState, TagTone> = {
  logged: 'attention',
  verified: 'good',
  rejected: 'off',
  reversed: 'off',
};

type Paid = Pick<DeskPayment, 'method' | 'reference' | 'paidOn' | 'by'>;

/** "UPI UTR407712345678 · 30 Nov 2026 · Dolma" */
export function paidText({ method, reference, paidOn, by }: Paid): string {
  return [`${PAYMENT_METHOD_NAMES[method]} ${reference}`.trim(), formatDay(paidOn), by]
    .filter(Boolean)
    .join(' · ');
}

type Standing = Pick<DeskMoney['instalments'][number], 'paise' | 'paid' | 'dueOn' | 'isOverdue'>;

/** How an instalment stands: what is left of it, and by when. */
export function instalmentText({ paise, paid, dueOn, isOverdue }: Standing): string {
  if (paise === 0 && paid === 0) return 'Nothing due any more';
  if (paid >= paise) return 'Paid';
  const by = isOverdue ? `Overdue since ${formatDay(dueOn)}` : `By ${formatDay(dueOn)}`;
  return paid !== 0 ? `${by}, ${formatPaise(paise - paid)} left` : by;
}

/** Paise of invoices, less what credit notes took back. */
export function invoicedIn(documents: DeskMoney['documents']): number {
  return documents.reduce(
    (sum, { kind, total }) => sum + (kind === 'invoice' ? total : kind === 'credit_note' ? -total : 0),
    0,
  );
}

export const canInvoice = ({ agreement, due, documents }: DeskMoney) =>
  agreement !== null && due > invoicedIn(documents);

export const canAdd = ({ agreement }: Pick<DeskMoney, 'agreement'>) =>
  agreement !== null && agreement.people > 0;

/** Of who still travels, by what was agreed. */
export const canCancel = (money: DeskMoney) => canAdd(money) && money.due > 0;

export const hasMoney = ({ agreement, instalments, payments, refunds, documents }: DeskMoney) =>
  agreement !== null || [instalments, payments, refunds, documents].some(({ length }) => length > 0);

/** What cancelling does, in sentences. */
export function followsOf(
  { people, peopleLeft, share, maxRefund }: Cancellation,
  { charge, refund, credited, refundPaper }: NonNullable<Cancellation['outcome']>,
): string[] {
  const left = peopleLeft - people;
  return [
    `The share of ${countPeople(people)}, ${formatPaise(share)}, is not due any more.`,
    ...chargeText(charge, maxRefund),
    ...(credited > 0 ? [`A credit note of ${formatPaise(credited)} is issued and mailed.`] : []),
    refund > 0 ? `${formatPaise(refund)} is to be paid back.` : 'Nothing comes back.',
    ...(refundPaper ? [`Once it is paid back, a ${refundPaper.toLowerCase()} follows.`] : []),
    left > 0 ? `${countPeople(left)} still travel${left === 1 ? 's' : ''}.` : 'The enquiry is cancelled.',
  ];
}

/** Of a charge, what was paid beyond what stays due pays the first part. */
function chargeText(charge: number, paid: number): string[] {
  if (charge === 0) return [];
  const sum = formatPaise(charge);
  if (charge <= paid) return [`The charge of ${sum} is kept of what was paid.`];
  if (paid === 0) return [`The charge of ${sum} stays due.`];
  return [
    `Of the charge of ${sum}, ${formatPaise(paid)} is kept, and ${formatPaise(charge - paid)} stays due.`,
  ];
}

/** What follows if a payment is taken back. */
export const takenBackText = ({ paperIfTakenBack: title }: Pick<DeskPayment, 'paperIfTakenBack'>) =>
  title === ''
    ? 'No paper follows: what its receipt says is in an invoice, or was paid back.'
    : `A ${title.toLowerCase()} follows, which takes its receipt back.`;
