import type { Picture as PictureData } from '../../../contracts/media.contract.ts';
import { AcceptedPlan } from './accepted-plan.tsx';
import { FrozenTerms } from './frozen-terms.tsx';
import type { MoneyByLink } from './money/money-by-link.server.ts';
import { type AnswerFormProps, QuoteAnswers } from './quote-answers.tsx';
import { QuoteHeading } from './quote-heading.tsx';
import { QuoteSeller } from './quote-seller.tsx';
import { QuotedDays } from './quoted-days.tsx';
import { QuotedFacts } from './quoted-facts.tsx';
import { QuotedLists } from './quoted-lists.tsx';
import { QuotedOptions } from './quoted-options.tsx';
import { StateNotice } from './state-notice.tsx';
import { useOpenedByPerson } from './use-opened-by-person.ts';

type Props = AnswerFormProps & {
  today: string;
  thanks?: string;
  picture: PictureData | null;
  money: MoneyByLink | null;
};

export function QuoteView({ today, picture, money, thanks, ...answering }: Props) {
  const { token, shown } = answering;
  useOpenedByPerson(token);
  const { state, quote, decision, plans } = shown;
  const { words, seller } = quote;
  const isOpen = state === 'sent';
  return (
    <>
      <StateNotice shown={shown} thanks={thanks} />
      <QuoteHeading shown={shown} picture={picture} />
      <QuotedFacts shown={shown} />
      {state === 'accepted' && decision && (
        <AcceptedPlan quote={quote} decision={decision} token={token} today={today} money={money} />
      )}
      <div className="mt-12 grid grid-cols-1 gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] print:mt-4 print:block">
        <div>
          <OwnWords words={words} from={seller.agencyName} />
          <QuotedDays quote={quote} />
        </div>
        <div className="grid content-start gap-8 max-lg:mt-12 print:mt-4 print:grid-cols-2 print:gap-6">
          <QuotedLists quote={quote} />
        </div>
      </div>
      {state !== 'accepted' && <QuotedOptions quote={quote} plans={isOpen ? plans : []} today={today} />}
      <FrozenTerms quote={quote} />
      <QuoteAnswers {...answering} />
      <QuoteSeller seller={seller} />
    </>
  );
}

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
