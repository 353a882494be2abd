import type { ReactNode } from 'react';
import { formatRupees } from '../../../../contracts/format-rupees.ts';
import { formatDay, isDay } from '../../../../contracts/india-time.ts';
import { TREATMENT_NAMES } from '../../../../contracts/quotes/quote-terms.ts';
import type { SentQuote } from '../../../../contracts/quotes/quotes.contract.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Fact } from '../lists/fact.tsx';
import { QuoteSums } from './quote-sums.tsx';

export type ShownQuote = Pick<
  SentQuote,
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
>;

/** What a traveller reads, without the look of the site. */
export function QuoteSheet({ quote, accepted }: { quote: ShownQuote; accepted?: number | undefined }) {
  const { words, days, included, notIncluded, options, tax, instalments } = quote;
  return (
    <div className="@container grid grid-cols-1 gap-6">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Fact label="Travel day">{dayText(quote.travelDay)}</Fact>
        <Fact label="People">{quote.people || '–'}</Fact>
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
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: options are named by their place
            key={place}
            className={classNames(
              'min-w-0 rounded-card border bg-sheet p-4',
              accepted === place ? 'border-success' : 'border-mist',
            )}
          >
            <h3 className="mb-2 text-lg wrap-anywhere">
              {option.label}
              {accepted === place && <span className="text-success"> · accepted</span>}
            </h3>
            <ShownLines lines={option.lines} />
            <QuoteSums
              totals={option.totals}
              isTaxIncluded={tax.isIncluded}
              discountReason={option.discountReason}
            />
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
      {instalments.length > 0 && (
        <Part title="Instalments">
          {instalments.map(({ dueOn, percent }) => `${percent}% by ${formatDay(dueOn)}`).join(', ')}
        </Part>
      )}
    </div>
  );
}

const dayText = (day: string) => (isDay(day) ? formatDay(day) : '–');

function ShownLines({ lines }: Pick<ShownQuote['options'][number], 'lines'>) {
  return (
    <ul className="mb-3 grid gap-1.5">
      {lines.map(({ text, quantity, each, treatment }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are named by their place
        <li key={place} className="flex justify-between gap-4">
          <span className="min-w-0 wrap-anywhere">
            {text}
            <span className="block text-sm text-ink-soft tabular-nums">
              {quantity} × {formatRupees(each)}
              {treatment !== 'priced' && ` · ${TREATMENT_NAMES[treatment]}`}
            </span>
          </span>
          <span className="shrink-0 tabular-nums">{formatRupees(quantity * each)}</span>
        </li>
      ))}
    </ul>
  );
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
