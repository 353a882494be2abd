import { Form, Link, useNavigation, useSearchParams } from 'react-router';
import type { Dashboard } from '../../../../contracts/dashboard.contract.ts';
import { formatDay, todayInIndia } from '../../../../contracts/india-time.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

const CHOICES = [
  ['7', '7 days'],
  ['30', '30 days'],
  ['90', '90 days'],
  ['year', 'This year'],
  ['all', 'All'],
] as const;

const CHOICE =
  'flex min-h-11 items-center rounded-full border px-4 font-medium whitespace-nowrap hover:border-ink';

type Props = {
  faults: Record<string, string>;
  shown: Pick<Dashboard, 'from' | 'to'> | undefined;
};

export function PeriodChoice({ faults, shown }: Props) {
  const [params] = useSearchParams();
  const { state } = useNavigation();
  const hasDays = params.has('from') || params.has('to');
  const chosen = params.get('period') || (hasDays ? 'days' : '30');
  return (
    <div className="grid gap-4" aria-busy={state === 'loading'}>
      <nav aria-label="Period" className="min-w-0">
        <ul className="flex flex-wrap gap-2">
          {CHOICES.map(([period, text]) => (
            <li key={period}>
              <Link
                to={`?period=${period}`}
                preventScrollReset
                aria-current={chosen === period ? 'true' : undefined}
                className={`${CHOICE} ${chosen === period ? 'border-action bg-action text-on-action' : 'border-edge'}`}
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <details open={chosen === 'days'} key={chosen}>
        <summary className="flex min-h-11 w-fit items-center text-link">Other days</summary>
        <Form preventScrollReset className="mt-2 flex flex-wrap items-start gap-3">
          <TextField
            label="First day"
            name="from"
            type="date"
            max={todayInIndia()}
            defaultValue={params.get('from') ?? shown?.from}
            error={faults.from ?? faults.period}
          />
          <TextField
            label="Last day"
            name="to"
            type="date"
            defaultValue={params.get('to') ?? shown?.to}
            error={faults.to}
          />
          <Button type="submit" variant="secondary" className="sm:mt-8">
            Show
          </Button>
        </Form>
      </details>
      {shown && (
        <p className="text-ink-soft">
          {formatDay(shown.from)} to {formatDay(shown.to)}
        </p>
      )}
    </div>
  );
}
