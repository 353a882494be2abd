import type { ReactNode } from 'react';
import { countPeople } from '../../../../contracts/count-of.ts';
import { formatDay, isDay } from '../../../../contracts/india-time.ts';
import type { SentQuote } from '../../../../contracts/quotes/quotes.contract.ts';
import { eachText, rowsApart, type SumRow } from '../../../features/quotes/option-sums.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Fact } from '../lists/fact.tsx';
import { QuoteSums, SumRows } from './quote-sums.tsx';

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
>;

/** What a traveller reads, without the look of the site. */
export function QuoteSheet({ quote, accepted }: { quote: ShownQuote; accepted?: number | undefined }) {
  const { people, words, days, included, notIncluded, options, tax, instalments } = quote;
  const isPackage = tax.kind === 'package' && tax.rules.registration === 'regular';
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
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: options are named by their place
            key={place}
            className={classNames(
              'min-w-0 rounded-card border bg-sheet p-4',
              accepted === place ? 'border-success' : 'border-mist',
            )}
          >
            <h3 className="text-lg wrap-anywhere">
              {option.label}
              {accepted === place && <span className="text-success"> · accepted</span>}
            </h3>
            <p className="mb-2 text-sm text-ink-soft">
              {people > 1 && `For ${countPeople(people)}, ${eachText(option.totals.total, people)}`}
            </p>
            <QuoteSums option={option} tax={tax} />
            {isPackage && <p className="mt-1 text-sm text-ink-soft">{tax.rules.packageSentence}</p>}
            <Apart title="If you like, on top" rows={rowsApart(option, 'optional', tax)} />
            <Apart title="You arrange this yourself" rows={rowsApart(option, 'own', tax)} />
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

function Apart({ title, rows }: { title: string; rows: SumRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="mt-4">
      <h4 className="mb-1 text-sm font-semibold text-ink-soft">{title}</h4>
      <dl className="grid gap-1.5 tabular-nums">
        <SumRows rows={rows} />
      </dl>
    </section>
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
