import { useWatch } from 'react-hook-form';
import { isDay, todayInIndia } from '../../../../../contracts/india-time.ts';
import { paymentSchedule } from '../../../../../contracts/quotes/payment-schedule.ts';
import { QUOTE_LIMITS } from '../../../../../contracts/quotes/quote-limits.ts';
import type { DeskQuote } from '../../../../../contracts/quotes/quotes.contract.ts';
import { DueList } from '../../../../features/quotes/due-list.tsx';
import { FormSection } from '../../records/form-section.tsx';
import { QuoteRows, useQuoteFields } from './quote-fields.ts';
import { type QuoteForm, readInstalments, sumsOf } from './quote-form-values.ts';

type Props = Pick<DeskQuote, 'rules' | 'figures'>;

export function PlanFields({ rules, figures }: Props) {
  const { advancePercent, balanceDays } = figures;
  return (
    <FormSection
      id="plan-fields"
      title="Payment"
      lead={`Without instalments by your policy: ${advancePercent}% at once, the rest ${balanceDays} days before travel.`}
    >
      <QuoteRows
        name="instalments"
        what="instalment"
        addText="Add an instalment"
        empty={{ dueOn: '', percent: '' }}
        max={QUOTE_LIMITS.instalments}
        className="grid-cols-2"
        columns={[
          { field: 'dueOn', label: 'By', type: 'date' },
          { field: 'percent', label: 'Share (%)', isNumber: true, maxLength: 20 },
        ]}
      />
      <Plan {...{ rules, figures }} />
    </FormSection>
  );
}

function Plan({ rules, figures }: Props) {
  const { control } = useQuoteFields();
  const form = useWatch({ control, compute: (typed: QuoteForm) => typed });
  const { travelDay } = form;
  const instalments = readInstalments(form.instalments);
  if (!isDay(travelDay)) return <p className="mt-4 text-ink-soft">The plan follows from the travel day.</p>;
  return (
    <div className="mt-4 grid gap-3 sm:grid-cols-2">
      {form.options.map((option, place) => {
        const { total } = sumsOf(option, form, rules).totals;
        const plan = paymentSchedule({ total, travelDay, instalments, figures }, todayInIndia());
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: options are named by their place
          <div key={place} className="min-w-0 tabular-nums">
            <p className="font-semibold wrap-anywhere">{option.label}, if accepted today</p>
            <DueList plan={plan} />
          </div>
        );
      })}
    </div>
  );
}
