import { formatPaise } from '../../../contracts/money/format-paise.ts';
import type { DuePayment } from '../../../contracts/quotes/payment-schedule.ts';
import { dueText } from './due-text.ts';

/** `today` while it can be accepted. */
export function DueList({ plan, today }: { plan: readonly DuePayment[]; today?: string | undefined }) {
  return (
    <dl className="grid grid-cols-1 gap-1.5 tabular-nums">
      {plan.map((due) => (
        <div
          key={`${due.cause} ${due.dueOn}`}
          className="flex flex-wrap items-baseline justify-between gap-x-4"
        >
          <dt>{dueText(due, { isAll: plan.length === 1, today })}</dt>
          <dd className="ml-auto font-semibold whitespace-nowrap">{formatPaise(due.paise)}</dd>
        </div>
      ))}
    </dl>
  );
}
