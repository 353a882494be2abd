import type { Picture } from '../../../contracts/media.contract.ts';
import { AcceptedPlan } from './accepted-plan.tsx';
import { FrozenTerms } from './frozen-terms.tsx';
import type { MoneyByLink } from './money/money-by-link.server.ts';
import { QuoteHeading } from './quote-heading.tsx';
import type { OpenQuote } from './quote-states.ts';
import { QuotedDays } from './quoted-days.tsx';
import { QuotedFacts } from './quoted-facts.tsx';
import { QuotedLists } from './quoted-lists.tsx';
import { QuotedOptions } from './quoted-options.tsx';

type Props = {
  token: string;
  shown: OpenQuote;
  today: string;
  picture: Picture | null;
  money: MoneyByLink | null;
};

/** What is read. Its script may come late: see `quote-parts.ts`. */
export function QuotePaper({ token, shown, today, picture, money }: Props) {
  const { state, quote, decision, plans } = shown;
  const travelDay = decision?.travelDay ?? quote.travelDay;
  return (
    <>
      <QuoteHeading shown={shown} picture={picture} />
      <QuotedFacts shown={shown} travelDay={travelDay} money={money?.money ?? null} />
      {state === 'accepted' && decision && (
        <AcceptedPlan shown={shown} decision={decision} token={token} today={today} money={money} />
      )}
      <div className="mt-12 grid grid-cols-1 gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] print:mt-4 print:block">
        <div>
          <OwnWords words={quote.words} from={quote.seller.agencyName} />
          <QuotedDays days={quote.days} travelDay={travelDay} />
        </div>
        {quote.included.length + quote.notIncluded.length > 0 && (
          <div className="grid content-start gap-8 max-lg:mt-12 print:mt-4 print:grid-cols-2 print:gap-6">
            <QuotedLists quote={quote} />
          </div>
        )}
      </div>
      {state !== 'accepted' && (
        <QuotedOptions quote={quote} plans={state === 'sent' ? plans : NO_PLANS} today={today} />
      )}
      <FrozenTerms quote={quote} />
    </>
  );
}

const NO_PLANS: OpenQuote['plans'] = [];

function OwnWords({ words, from }: { words: string; from: string }) {
  const paragraphs = words.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return null;
  return (
    <figure className="mb-12 max-w-[42rem] border-l-3 border-marigold pl-5 print:mb-4">
      <blockquote dir="auto" className="grid gap-3 text-lead print:gap-1.5 print:text-base">
        {[...new Set(paragraphs)].map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line wrap-anywhere">
            {paragraph}
          </p>
        ))}
      </blockquote>
      <figcaption className="mt-3 text-sm text-ink-soft">{from}</figcaption>
    </figure>
  );
}
