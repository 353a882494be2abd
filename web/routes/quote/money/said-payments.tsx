import { formatDay } from '../../../../contracts/india-time.ts';
import { formatPaise } from '../../../../contracts/money/format-paise.ts';
import type { TravellerMoney } from '../../../../contracts/money/money.contract.ts';
import { PAYMENT_METHOD_NAMES, type PaymentState } from '../../../../contracts/money/money-terms.ts';
import { LOOKED_FOR } from './due-of-trip.ts';

const STATES: Record<PaymentState, { text: string; colour: string }> = {
  logged: { text: LOOKED_FOR, colour: 'text-ink-soft' },
  verified: { text: 'Received', colour: 'text-success' },
  rejected: {
    text: 'We did not find it at the bank. Look at the UTR and tell us again, or ask us.',
    colour: 'text-rhododendron',
  },
  reversed: { text: 'Taken back. If you do not know why, ask us.', colour: 'text-rhododendron' },
};

export function SaidPayments({ payments }: Pick<TravellerMoney, 'payments'>) {
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="payments">
      <h3 id="payments" className="text-xl">
        Your payments
      </h3>
      <ul className="mt-2 divide-y divide-mist border-y border-mist">
        {payments.map(({ _id, paise, method, paidOn, reference, state }) => (
          <li key={_id} className="flex items-baseline justify-between gap-4 py-2.5 print:py-1">
            <div className="min-w-0">
              <p className="wrap-anywhere">
                {[PAYMENT_METHOD_NAMES[method], formatDay(paidOn), reference].filter(Boolean).join(', ')}
              </p>
              <p className={`text-sm ${STATES[state].colour}`}>{STATES[state].text}</p>
            </div>
            <p className="font-semibold whitespace-nowrap tabular-nums">{formatPaise(paise)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
