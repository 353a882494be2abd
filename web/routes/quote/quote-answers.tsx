import type { TravellerQuote } from '../../../contracts/quotes/quotes.contract.ts';
import type { Sending } from '../../features/forms/use-visitor-form.ts';
import type { AcceptChoices } from './accept-choices.server.ts';
import { AcceptForm } from './accept-form.tsx';
import { DeclineForm } from './decline-form.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuoteContact } from './quote-parts.ts';
import type { OpenQuote } from './quote-states.ts';

export type AnswerFormProps = {
  token: string;
  shown: OpenQuote;
  choices: AcceptChoices;
  onAnswered: (thanks: string, quote: TravellerQuote) => void;
  onFailed: (what: 'acceptance' | 'answer' | 'question') => Sending['failed'];
};

export function QuoteAnswers(props: AnswerFormProps) {
  const { state, quote, trip } = props.shown;
  const isOpen = state === 'sent';
  return (
    <div className="mt-12 grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] print:hidden">
      {isOpen && (
        <section
          aria-labelledby="accept"
          className="rounded-card border border-mist bg-sheet p-5 sm:p-8 lg:row-span-2"
        >
          <h2 id="accept" className="text-heading">
            Shall we go?
          </h2>
          <p className="mt-2 text-ink-soft">
            You accept the price and the days above. Your trip is then confirmed.
          </p>
          <AcceptForm {...props} />
        </section>
      )}
      <section aria-labelledby="ask">
        <h2 id="ask" className="text-heading">
          {isOpen ? 'Not quite yet?' : 'Ask us'}
        </h2>
        <p className="mt-2 text-ink-soft">
          {state === 'accepted' && trip === 'ahead'
            ? 'About the rooms, the roads, what to bring: ask what you like.'
            : state === 'accepted'
              ? 'About your papers, or another trip: ask what you like.'
              : 'Another hotel, a day more, a slower pace: ask, and we change the quotation.'}
        </p>
        <QuestionForm {...props} />
        <h3 className="mt-6 mb-3 font-sans text-[0.9375rem] font-semibold">Or talk to us</h3>
        <QuoteContact reference={quote.reference} />
      </section>
      {isOpen && <DeclineForm {...props} />}
    </div>
  );
}
