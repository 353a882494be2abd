import { CalendarDays, CircleCheck, CircleX, Hourglass, Users, Wallet } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { countOf, countPeople } from '../../../contracts/count-of.ts';
import { dayOf } from '../../../contracts/india-time.ts';
import { formatPaise } from '../../../contracts/money/format-paise.ts';
import type { TravellerMoney } from '../../../contracts/money/money.contract.ts';
import { lastDayOfQuote } from '../../../contracts/quotes/last-day-of-quote.ts';
import type { QuoteDecision, SentQuote } from '../../../contracts/quotes/quotes.contract.ts';
import type { OpenQuote } from './quote-states.ts';
import { weekdayText } from './weekday-text.ts';

type Priced = { quote: SentQuote; decision: QuoteDecision | null; due: number | null };
type Props = { shown: OpenQuote; travelDay: string; money: TravellerMoney | null };

const TRAVEL = { ahead: 'You travel', over: 'You travelled', off: 'It was planned for' };

export function QuotedFacts({ shown, travelDay, money }: Props) {
  const { state, quote, decision, decidedAt, trip } = shown;
  const { people, validUntil, days } = quote;
  const acceptedOn = state === 'accepted' && decidedAt !== null && dayOf(decidedAt);
  const travelling = (trip !== 'off' && money?.people) || people;
  const lastDay = lastDayOfQuote({ days, travelDay });
  return (
    <dl className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-5 border-y border-mist py-5 print:mt-3 print:grid-cols-4 print:py-3">
      <QuotedFact icon={CalendarDays} name={TRAVEL[trip]}>
        <time dateTime={travelDay}>{weekdayText(travelDay)}</time>
        {days.length > 1 && (
          <FactNote>
            {countOf(days.length, 'day')}, until <time dateTime={lastDay}>{weekdayText(lastDay)}</time>
          </FactNote>
        )}
        {travelDay !== quote.travelDay && <FactNote>Moved from {weekdayText(quote.travelDay)}</FactNote>}
      </QuotedFact>
      <QuotedFact icon={Users} name="Who comes">
        {countPeople(travelling)}
        <FactNote>{travelling === people ? `for ${quote.fullName}` : `quoted for ${people}`}</FactNote>
      </QuotedFact>
      <PriceOfAll quote={quote} decision={decision} due={money && trip !== 'off' ? money.due : null} />
      {state === 'declined' && decidedAt ? (
        <QuotedFact icon={CircleX} name="Declined on">
          <time dateTime={dayOf(decidedAt)}>{weekdayText(dayOf(decidedAt))}</time>
        </QuotedFact>
      ) : acceptedOn ? (
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

function PriceOfAll({ quote: { options }, decision, due }: Priced) {
  const totals = options.map(({ totals: { total } }) => total);
  const agreed = decision && options[decision.option];
  const lowest = Math.min(...totals);
  return (
    <QuotedFact icon={Wallet} name="Together">
      {agreed ? (
        <>
          <span className="whitespace-nowrap">{formatPaise(due ?? agreed.totals.total)}</span>
          <FactNote>{agreed.label}</FactNote>
        </>
      ) : (
        <>
          {totals.some((total) => total > lowest) && 'from '}
          <span className="whitespace-nowrap">{formatPaise(lowest)}</span>
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
      <dd className="mt-1 leading-snug font-semibold wrap-break-word tabular-nums">{children}</dd>
    </div>
  );
}

const FactNote = ({ children }: { children: ReactNode }) => (
  <span className="block text-sm font-normal text-ink-soft">{children}</span>
);
