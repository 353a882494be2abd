import { useState } from 'react';
import { readTypedNumber } from '../../../contracts/fields/typed-number.ts';
import { dayAfter } from '../../../contracts/india-time.ts';
import { refundOf } from '../../../contracts/policies/payment-plan.ts';
import type { PolicyFigures } from '../../../contracts/policies/policy-figures.ts';
import { refundText } from '../../features/refund/refund-text.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

/** In rupees: more is a typing error. */
const MAX_TOTAL = 100_000_000;

type Props = { figures: PolicyFigures; today: string };

export function RefundCalculator({ figures, today }: Props) {
  const [typed, setTyped] = useState('');
  const [travelDay, setTravelDay] = useState('');
  const [chosen, setChosen] = useState(today);
  const total = readTypedNumber(typed, 'rupees');
  const cancelDay = chosen === '' ? today : chosen;
  return (
    <section
      aria-labelledby="refund-calculator"
      className="noscript:hidden mt-5 rounded-card border border-mist bg-sheet p-5 print:hidden"
    >
      <h3 id="refund-calculator" className="font-semibold">
        What comes back?
      </h3>
      <div className="mt-3 grid items-start gap-4 sm:grid-cols-3">
        <TextField
          label="Price of the trip, in ₹"
          name="refund-price"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <TextField
          label="First day of the trip"
          name="refund-travel-day"
          type="date"
          min={today}
          value={travelDay}
          onChange={(event) => setTravelDay(event.target.value)}
        />
        <TextField
          label="Cancelled on"
          name="refund-cancel-day"
          type="date"
          min={today}
          max={travelDay || dayAfter(today, 730)}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
      </div>
      <output aria-live="polite" className="mt-3 block font-semibold empty:hidden">
        {answerOf({ typed, total, travelDay, cancelDay, today, figures })}
      </output>
    </section>
  );
}

type Asked = {
  typed: string;
  total: number | undefined;
  travelDay: string;
  cancelDay: string;
  today: string;
  figures: PolicyFigures;
};

function answerOf({ typed, total, travelDay, cancelDay, today, figures }: Asked): string {
  if (typed.trim() !== '' && (total === undefined || total <= 0 || total > MAX_TOTAL))
    return 'Type the price in rupees, like 48,000.';
  // A half-typed year is in the distant past.
  if (total === undefined || travelDay === '' || travelDay < '2000') return '';
  if (travelDay < today) return 'This trip has begun: nothing comes back.';
  if (cancelDay < today || cancelDay > travelDay)
    return 'Choose a day of cancellation from today to the first day of the trip.';
  const back = refundOf({ total, travelDay, cancelDay, figures });
  return refundText({ back, total, figures });
}
