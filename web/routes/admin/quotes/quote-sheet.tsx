import type { ReactNode } from 'react';
import { formatDay, isDay } from '../../../../contracts/india-time.ts';
import { paymentSchedule } from '../../../../contracts/quotes/payment-schedule.ts';
import type { SentQuote } from '../../../../contracts/quotes/quotes.contract.ts';
import { OptionCard } from '../../../features/quotes/option-card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Fact } from '../lists/fact.tsx';

export type ShownQuote = Pick<
  SentQuote,
  | 'tour'
  | 'travelDay'
  | 'people'
  | 'validUntil'
  | 'words'
  | 'days'
  | 'included'
  | 'notIncluded'
  | 'options'
  | 'instalments'
  | 'tax'
> & { terms: Pick<SentQuote['terms'], 'figures'> };

type Props = {
  quote: ShownQuote;
  accepted?: number | undefined;
  /** While it can be accepted. */
  today?: string | undefined;
};

export function QuoteSheet({ quote, accepted, today }: Props) {
  const { people, words, days, included, notIncluded, options } = quote;
  return (
    <div className="@container grid grid-cols-1 gap-6">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Fact label="Tour">{quote.tour.title || '–'}</Fact>
        <Fact label="Travel day">{dayText(quote.travelDay)}</Fact>
        <Fact label="People">{people || '–'}</Fact>
        <Fact label="Valid until">{dayText(quote.validUntil)}</Fact>
      </dl>
      {words && (
        <p dir="auto" className="max-w-[72ch] whitespace-pre-line wrap-anywhere">
          {words}
        </p>
      )}
      <ul
        className={classNames('grid grid-cols-1 items-start gap-4', options.length > 1 && '@3xl:grid-cols-2')}
      >
        {options.map((option, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options are named by their place
          <li key={place} className="min-w-0">
            {accepted === place && <p className="mb-1 font-semibold text-success">Accepted</p>}
            <OptionCard quote={quote} option={option} plan={planOf(quote, option, today)} today={today} />
          </li>
        ))}
      </ul>
      {days.length > 0 && (
        <Part title="Days">
          <ol className="grid gap-2">
            {days.map(({ title, stay, vehicle }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: days are named by their place
              <li key={place} className="wrap-anywhere">
                <span className="font-semibold">
                  Day {place + 1}: {title}
                </span>
                <span className="block text-sm text-ink-soft">
                  {[stay, vehicle].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ol>
        </Part>
      )}
      <div className="grid grid-cols-1 gap-6 empty:hidden @2xl:grid-cols-2">
        <Listed title="Included" lines={included} />
        <Listed title="Not included" lines={notIncluded} />
      </div>
    </div>
  );
}

const dayText = (day: string) => (isDay(day) ? formatDay(day) : '–');

type ShownOption = ShownQuote['options'][number];

function planOf({ travelDay, instalments, terms }: ShownQuote, { totals }: ShownOption, today?: string) {
  if (today === undefined || !isDay(travelDay)) return [];
  return paymentSchedule({ total: totals.total, travelDay, instalments, figures: terms.figures }, today);
}

function Listed({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-1 font-semibold">{title}</h3>
      {children}
    </section>
  );
}
