import { Printer } from 'lucide-react';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonStyle } from '../../ui/buttons/button-style.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { AcceptedPlan } from './accepted-plan.tsx';
import { FrozenTerms } from './frozen-terms.tsx';
import { type AnswerFormProps, QuoteAnswers } from './quote-answers.tsx';
import { QuoteSeller } from './quote-seller.tsx';
import { QuotedDays } from './quoted-days.tsx';
import { QuotedFacts } from './quoted-facts.tsx';
import { QuotedLists } from './quoted-lists.tsx';
import { QuotedOptions } from './quoted-options.tsx';
import { StateNotice } from './state-notice.tsx';
import { useOpenedByPerson } from './use-opened-by-person.ts';

type Props = AnswerFormProps & { today: string; thanks?: string };

export function QuoteView({ today, thanks, ...answering }: Props) {
  const { token, shown } = answering;
  useOpenedByPerson(token);
  const { state, quote, decision, plans } = shown;
  const { reference, number, tour, words, seller } = quote;
  const isOpen = state === 'sent';
  return (
    <>
      <StateNotice shown={shown} thanks={thanks} />
      <PageHeading
        eyebrow={number > 1 ? `Quotation ${reference}, version ${number}` : `Quotation ${reference}`}
        title={tour.title}
      />
      <QuotedFacts quote={quote} decision={decision} />
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        {isOpen && (
          <a href="#accept" className={buttonStyle('primary')}>
            Accept
          </a>
        )}
        <a href="#ask" className={buttonStyle('secondary')}>
          Ask a question
        </a>
        <Button variant="quiet" onClick={() => print()} className="scripted">
          <Printer className="size-5" />
          Print or save
        </Button>
      </div>
      {state === 'accepted' && decision && <AcceptedPlan quote={quote} decision={decision} />}
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
      <blockquote dir="auto" className="grid gap-3 text-lead">
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
