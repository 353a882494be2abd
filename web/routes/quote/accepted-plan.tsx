import { stateName } from '../../../contracts/money/indian-states.ts';
import type { QuoteDecision, SentQuote } from '../../../contracts/quotes/quotes.contract.ts';
import { DueList } from '../../features/quotes/due-list.tsx';
import { OptionCard } from '../../features/quotes/option-card.tsx';
import { lazyPart } from '../../lib/loading/lazy-part.ts';
import type { MoneyByLink } from './money/money-by-link.server.ts';
import type { OpenQuote } from './quote-states.ts';

const QuoteMoney = lazyPart(() => import('./money/quote-money.tsx'), 'QuoteMoney');

type Agreed = { quote: SentQuote; decision: QuoteDecision };
type Props = {
  shown: OpenQuote;
  decision: QuoteDecision;
  token: string;
  today: string;
  money: MoneyByLink | null;
};

export function AcceptedPlan({ shown: { quote, trip }, decision, token, today, money }: Props) {
  const agreed = <WhatWasAgreed quote={quote} decision={decision} />;
  if (money)
    return <QuoteMoney {...{ token, trip, today, agreed }} reference={quote.reference} loaded={money} />;
  return (
    <div className="mt-10 grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-2 print:mt-4 print:gap-y-4">
      {agreed}
      {decision.plan.length > 0 && trip !== 'off' && (
        <section aria-labelledby="due">
          <h2 id="due" className="mb-5 text-heading print:mb-2">
            What is due
          </h2>
          <DueList plan={decision.plan} />
        </section>
      )}
    </div>
  );
}

function WhatWasAgreed({ quote, decision }: Agreed) {
  const option = quote.options[decision.option];
  const { name, state, gstin } = decision;
  return (
    <section aria-labelledby="agreed">
      <h2 id="agreed" className="mb-5 text-heading print:mb-2 print:break-after-avoid">
        What was agreed
      </h2>
      {option && <OptionCard quote={quote} option={option} />}
      <p className="mt-3 text-sm text-ink-soft">
        {gstin
          ? `Accepted by ${name}, ${stateName(state)}, GSTIN ${gstin}.`
          : `Accepted by ${name}, ${stateName(state)}.`}
      </p>
    </section>
  );
}
