import { History } from 'lucide-react';
import { useState } from 'react';
import { countPeople } from '../../../../../contracts/count-of.ts';
import { formatDay } from '../../../../../contracts/india-time.ts';
import { formatPaise } from '../../../../../contracts/money/format-paise.ts';
import { QUOTE_STATE_NAMES } from '../../../../../contracts/quotes/quote-terms.ts';
import { quoteTotals } from '../../../../../contracts/quotes/quote-totals.ts';
import type { DeskQuote, SuggestedQuote } from '../../../../../contracts/quotes/quotes.contract.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { staffApi } from '../../staff-api.ts';
import { LoadFailed } from '../../staff-page/load-failed.tsx';
import { useLoaded } from '../../staff-page/use-loaded.ts';
import { useQuoteFields } from './quote-fields.ts';
import { type QuoteForm, toForm } from './quote-form-values.ts';

type Props = Pick<DeskQuote, 'enquiry' | 'rules'>;

/** Earlier quotations for this tour and season, to copy from. */
export function QuoteSuggestions(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen((last) => !last)}>
        <History className="size-5" />
        Suggest
      </Button>
      {isOpen && (
        <div className="w-full">
          <Suggested {...props} />
        </div>
      )}
    </>
  );
}

const FAILED = 'Failed to load earlier quotations';

function Suggested({ enquiry, rules }: Props) {
  const ask = () => staffApi.suggestQuotes({ params: { id: enquiry._id } });
  const { data: answer, failure, load } = useLoaded(ask, FAILED);
  if (failure) return <LoadFailed text={FAILED} {...failure} onRetry={load} />;
  if (!answer) return <Skeleton className="h-24 w-full" />;
  if (answer.data.length === 0)
    return <p className="text-ink-soft">Nothing was sent for this tour in this season yet.</p>;
  return (
    <>
      <p className="mb-2 text-sm text-ink-soft">Totals with the taxes of today.</p>
      <ul aria-label="Earlier quotations" className="grid gap-3 sm:grid-cols-2">
        {answer.data.map((one) => (
          <Suggestion key={one._id} suggested={one} rules={rules} />
        ))}
      </ul>
    </>
  );
}

type SuggestionProps = { suggested: SuggestedQuote } & Pick<DeskQuote, 'rules'>;

function Suggestion({ suggested, rules }: SuggestionProps) {
  const { getValues, setValue, tellRemoved } = useQuoteFields();
  const { reference, number, state, sentAt, content } = suggested;
  const typed = toForm(content);
  const name = `${reference}/${number}`;

  function take<Part extends 'options' | 'days'>(part: Part, what: string, value: QuoteForm[Part]) {
    const before = structuredClone(getValues(part));
    const set = (to: QuoteForm['options'] | QuoteForm['days']) =>
      setValue(part, structuredClone(to) as never, { shouldDirty: true });
    set(value);
    tellRemoved(`The ${what} are those of ${name}.`, () => set(before));
  }

  return (
    <li className="min-w-0 rounded-card border border-mist bg-sheet p-3">
      <p className="font-semibold">
        {name} <span className="font-normal text-ink-soft">· {QUOTE_STATE_NAMES[state]}</span>
      </p>
      <p className="text-sm text-ink-soft">
        {formatDay(sentAt)}
        {content.people !== null && ` · ${countPeople(content.people)}`}
      </p>
      <ul className="mt-1 tabular-nums">
        {content.options.map((option) => (
          <li key={option.label} className="wrap-anywhere">
            {option.label} {formatPaise(quoteTotals(option, content, rules).total)}
          </li>
        ))}
      </ul>
      <div className="mt-2 -ml-3 flex flex-wrap">
        <Button
          variant="quiet"
          className="px-3"
          aria-label={`Take the lines of ${name}`}
          onClick={() => take('options', 'lines', typed.options)}
        >
          Take its lines
        </Button>
        {typed.days.length > 0 && (
          <Button
            variant="quiet"
            className="px-3"
            aria-label={`Take the days of ${name}`}
            onClick={() => take('days', 'days', typed.days)}
          >
            Take its days
          </Button>
        )}
      </div>
    </li>
  );
}
