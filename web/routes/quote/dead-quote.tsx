import { href, Link } from 'react-router';
import { PageHeading } from '../../ui/page-heading.tsx';
import { RidgeLine } from '../../ui/states/ridge-line.tsx';
import { QuoteContact } from './quote-contact.tsx';
import type { DeadState } from './quote-states.ts';
import { useFocusOnOutcome } from './use-focus-on-outcome.ts';

const DEAD: Record<DeadState, { title: string; lead: string }> = {
  superseded: {
    title: 'There is a newer quotation',
    lead: 'This one was replaced, and its prices hold no longer. The newer one has a link of its own: look for our latest mail or message. If you do not find it, ask us.',
  },
  withdrawn: {
    title: 'This quotation was withdrawn',
    lead: 'Its prices hold no longer. Ask us, and we make you another.',
  },
  unknown: {
    title: 'This link is not known',
    lead: 'It may have ended, or your mail program cut it short: open it from the mail once more. If that does not help, ask us.',
  },
};

/** No prices, and no way to the newer one: who has this link may not be who gets that. */
export function DeadQuote({ state, hasClosed }: { state: DeadState; hasClosed: boolean }) {
  const place = useFocusOnOutcome(hasClosed);
  return (
    <div className="max-w-[42rem] rounded-card border border-mist bg-sheet p-6 sm:p-10">
      <div className="mb-6 w-fit">
        <RidgeLine />
      </div>
      <div ref={place} tabIndex={-1} className="outline-none">
        <PageHeading eyebrow="Quotation" {...DEAD[state]} />
      </div>
      <div className="mt-8">
        <QuoteContact />
      </div>
      <p className="mt-4 flex flex-wrap gap-x-6">
        <Link to={href('/contact')} className="inline-flex min-h-11 items-center text-link">
          Write to us here
        </Link>
        <Link to={href('/tours')} className="inline-flex min-h-11 items-center text-link">
          Look at our tours
        </Link>
      </p>
    </div>
  );
}
