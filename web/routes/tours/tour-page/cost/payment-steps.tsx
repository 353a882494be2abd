import { useId, useState } from 'react';
import { href } from 'react-router';
import { formatRupees } from '../../../../../contracts/format-rupees.ts';
import { formatDay, todayInIndia } from '../../../../../contracts/india-time.ts';
import { paymentPlan, refundOf } from '../../../../../contracts/policies/payment-plan.ts';
import type { PolicyFigures } from '../../../../../contracts/policies/policy-figures.ts';
import { refundText } from '../../../../features/refund/refund-text.ts';

type Props = { total: number; travelDay: string; figures: PolicyFigures };

export function PaymentSteps({ total, travelDay, figures }: Props) {
  const today = todayInIndia();
  const { advance, balance, balanceDay } = paymentPlan({ total, travelDay, figures, today });
  return (
    <div className="mt-3 border-t border-mist pt-3 text-sm">
      <dl className="grid gap-1 tabular-nums">
        <Step
          name={balance === 0 ? 'When you book' : `When you book, ${figures.advancePercent}%`}
          text={formatRupees(advance)}
        />
        {balance > 0 && <Step name={`By ${formatDay(balanceDay)}`} text={formatRupees(balance)} />}
      </dl>
      <Refund {...{ total, travelDay, figures, today }} />
    </div>
  );
}

function Step({ name, text }: { name: string; text: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt>{name}</dt>
      <dd className="font-semibold">{text}</dd>
    </div>
  );
}

function Refund({ total, travelDay, figures, today }: Props & { today: string }) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  const cancelDay = chosen === '' ? today : chosen;
  return (
    <details className="mt-1">
      <summary className="flex min-h-11 items-center font-semibold text-teesta hover:underline">
        If you have to cancel
      </summary>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label htmlFor={id}>Cancelled on</label>
        <input
          id={id}
          type="date"
          value={cancelDay}
          min={today}
          max={travelDay}
          onChange={(event) => setChosen(event.target.value)}
          className="min-h-11 rounded-field border border-edge bg-sheet px-3"
        />
      </div>
      <p className="mt-2 font-semibold">{answerOf({ total, travelDay, figures, today, cancelDay })}</p>
      <p className="mt-1 text-ink-soft">
        <a
          href={href('/cancellation')}
          target="_blank"
          rel="noreferrer"
          className="underline hover:text-teesta"
        >
          The whole policy
        </a>
      </p>
    </details>
  );
}

type Cancelled = Props & { today: string; cancelDay: string };

/** Never a sum for another day than the one entered. */
function answerOf({ total, travelDay, figures, today, cancelDay }: Cancelled): string {
  if (cancelDay > travelDay) return 'The trip has begun by then: choose a day before it.';
  if (cancelDay < today) return 'Choose a day from today on.';
  const back = refundOf({ total, travelDay, cancelDay, figures });
  return refundText({ back, total, figures });
}
