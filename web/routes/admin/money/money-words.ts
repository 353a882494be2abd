import { href } from 'react-router';
import { formatDay } from '../../../../contracts/india-time.ts';
import { formatPaise } from '../../../../contracts/money/format-paise.ts';
import type { DeskMoney, DeskPayment } from '../../../../contracts/money/money.contract.ts';
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
