import { Printer } from 'lucide-react';
import { dayOf, formatDay } from '../../../contracts/india-time.ts';
import type { Picture as PictureData } from '../../../contracts/media.contract.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonStyle } from '../../ui/buttons/button-style.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import type { OpenQuote } from './quote-states.ts';

type Props = { shown: OpenQuote; picture: PictureData | null };

export function QuoteHeading({ shown: { state, quote, decision, trip }, picture }: Props) {
  const { reference, number, fullName, tour } = quote;
  const leads = {
    sent: `${fullName}, here is what we propose.`,
    accepted: trip === 'ahead' ? `${fullName}, we look forward to travelling with you.` : undefined,
    lapsed: undefined,
    declined: undefined,
  };
  return (
    <>
      <Letterhead quote={quote} />
      <div className="grid grid-cols-1 items-center gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] print:block">
        {picture && (
          <Picture
            picture={picture}
            alt=""
            sizes="(min-width: 64rem) 30rem, 98vw"
            haste="first"
            className="aspect-[2/1] w-full rounded-card sm:aspect-[3/1] lg:order-last lg:aspect-[3/2] print:hidden"
          />
        )}
        <div>
          <PageHeading
            eyebrow={number > 1 ? `Quotation ${reference}, version ${number}` : `Quotation ${reference}`}
            title={tour.title}
            lead={leads[state]}
          />
          <div className="mt-6 flex flex-wrap gap-3 print:hidden">
            {state === 'sent' && (
              <a href="#accept" className={buttonStyle('primary')}>
                Accept
              </a>
            )}
            {state === 'accepted' && trip !== 'off' && decision && decision.plan.length > 0 && (
              <a href="#due" className={buttonStyle('primary')}>
                What is due
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
        </div>
      </div>
    </>
  );
}

/** The site's header is not on paper. */
function Letterhead({ quote: { seller, sentAt } }: { quote: OpenQuote['quote'] }) {
  const { agencyName, phones, email } = seller;
  return (
    <div className="mb-4 hidden items-baseline justify-between gap-8 border-b border-edge pb-2 print:flex">
      <p className="font-display text-xl font-semibold">{agencyName}</p>
      <p className="text-right">{[...phones, email, formatDay(dayOf(sentAt))].filter(Boolean).join(' · ')}</p>
    </div>
  );
}
