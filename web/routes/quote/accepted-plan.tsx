import { stateName } from '../../../contracts/money/indian-states.ts';
import type { QuoteDecision, SentQuote } from '../../../contracts/quotes/quotes.contract.ts';
import { DueList } from './due-list.tsx';
import { OptionCard } from './option-card.tsx';

type Props = { quote: SentQuote; decision: QuoteDecision };

/** What was agreed, and what is due: payments have their place here. */
export function AcceptedPlan({ quote, decision }: Props) {
  const option = quote.options[decision.option];
  const { name, state, gstin, plan } = decision;
  return (
    <div className="mt-10 grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-2 print:mt-4 print:gap-y-4">
      <section aria-labelledby="agreed">
        <h2 id="agreed" className="mb-5 text-heading print:mb-2">
          What was agreed
        </h2>
        {option && <OptionCard quote={quote} option={option} />}
        <p className="mt-3 text-sm text-ink-soft">
          {gstin
            ? `Accepted by ${name}, ${stateName(state)}, GSTIN ${gstin}.`
            : `Accepted by ${name}, ${stateName(state)}.`}
        </p>
      </section>
      {plan.length > 0 && (
        <section aria-labelledby="due">
          <h2 id="due" className="mb-5 text-heading print:mb-2">
            What is due
          </h2>
          <DueList plan={plan} />
        </section>
      )}
    </div>
  );
}
