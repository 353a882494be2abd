import { CalendarDays, CircleCheck, Hourglass, Users, Wallet } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { countOf, countPeople } from '../../../contracts/count-of.ts';
import { dayAfter, dayOf } from '../../../contracts/india-time.ts';
import { formatPaise } from '../../../contracts/money/format-paise.ts';
import type { QuoteDecision, SentQuote } from '../../../contracts/quotes/quotes.contract.ts';
import type { OpenQuote } from './quote-states.ts';
import { weekdayText } from './weekday-text.ts';

type Priced = { quote: SentQuote; decision: QuoteDecision | null };

export function QuotedFacts({ shown: { state, quote, decision, decidedAt } }: { shown: OpenQuote }) {
  const { travelDay, people, validUntil, days } = quote;
  const acceptedOn = state === 'accepted' && decidedAt !== null && dayOf(decidedAt);
  const lastDay = dayAfter(travelDay, Math.max(0, days.length - 1));
  return (
    <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-5 border-y border-mist py-5 lg:grid-cols-4 print:mt-3 print:grid-cols-4 print:py-3">
      <QuotedFact icon={CalendarDays} name="You travel">
        <time dateTime={travelDay}>{weekdayText(travelDay)}</time>
        {days.length > 1 && (
          <FactNote>
            {countOf(days.length, 'day')}, until <time dateTime={lastDay}>{weekdayText(lastDay)}</time>
          </FactNote>
        )}
      </QuotedFact>
      <QuotedFact icon={Users} name="Who comes">
        {countPeople(people)}
        <FactNote>for {quote.fullName}</FactNote>
      </QuotedFact>
      <PriceOfAll quote={quote} decision={decision} />
      {acceptedOn ? (
        <QuotedFact icon={CircleCheck} name="Accepted on">
          <time dateTime={acceptedOn}>{weekdayText(acceptedOn)}</time>
        </QuotedFact>
      ) : (
        <QuotedFact
          icon={Hourglass}
          name={state === 'lapsed' ? 'The price held until' : 'The price holds until'}
        >
          <time dateTime={validUntil}>{weekdayText(validUntil)}</time>
        </QuotedFact>
      )}
    </dl>
  );
}

function PriceOfAll({ quote: { options }, decision }: Priced) {
  const totals = options.map(({ totals: { total } }) => total);
  const agreed = decision && options[decision.option];
  const lowest = Math.min(...totals);
  return (
    <QuotedFact icon={Wallet} name="Together">
      {agreed ? (
        <>
          {formatPaise(agreed.totals.total)}
          <FactNote>{agreed.label}</FactNote>
        </>
      ) : (
        <>
          {totals.some((total) => total > lowest) ? `from ${formatPaise(lowest)}` : formatPaise(lowest)}
          {options.length > 1 && <FactNote>{countOf(options.length, 'option')}</FactNote>}
        </>
      )}
    </QuotedFact>
  );
}

type FactProps = { icon: ComponentType<{ className?: string }>; name: string; children: ReactNode };

function QuotedFact({ icon: Icon, name, children }: FactProps) {
  return (
    <div>
      <dt className="flex items-start gap-1.5 text-sm text-ink-soft">
        <Icon className="mt-0.5 size-4 shrink-0 text-teesta" />
        {name}
      </dt>
      <dd className="mt-1 leading-snug font-semibold wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

const FactNote = ({ children }: { children: ReactNode }) => (
  <span className="block text-sm font-normal text-ink-soft">{children}</span>
);
