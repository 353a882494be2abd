import { CalendarPlus, MessageCircle } from 'lucide-react';
import { useLocation } from 'react-router';
import { formatDay } from '../../../contracts/india-time.ts';
import { countPeople } from '../../lib/count-people.ts';
import { type LastEnquiry, lastEnquiryStore, readLastEnquiry } from '../../lib/last-enquiry.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useSettings } from '../../lib/use-settings.ts';
import { whatsAppLink } from '../../lib/whatsapp-link.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { buttonStyle } from '../../ui/button-style.ts';

/** The box has its place from the start: which enquiry it was is known to the browser alone. */
export function EnquiryReceipt() {
  const isAlive = useHydrated();
  const { state } = useLocation();
  const enquiry = isAlive ? (readLastEnquiry(state) ?? lastEnquiryStore.recall()) : null;
  return (
    <div className="mt-8 grid min-h-72 w-full max-w-[36rem] content-center rounded-card border border-mist bg-sheet px-5 py-7 sm:min-h-60 sm:px-8">
      {enquiry ? <Receipt enquiry={enquiry} /> : <WhatHappensNext />}
    </div>
  );
}

function Receipt({ enquiry }: { enquiry: LastEnquiry }) {
  const { agencyName, whatsapp } = useSettings();
  const { id, reference, tourName, bookAt, guestSize } = enquiry;
  const facts = [tourName, formatDay(bookAt), countPeople(guestSize)];
  const text = `Hello ${agencyName}, I have sent you the enquiry ${reference}: ${facts.join(', ')}.`;
  return (
    <>
      <p className="eyebrow text-teesta">Your reference is</p>
      <p className="mt-1 font-display text-heading font-semibold tabular-nums">{reference}</p>
      <p className="mt-2 text-ink-soft">{facts.join(' · ')}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {whatsapp && (
          <a href={whatsAppLink(whatsapp, text)} rel="noopener" className={buttonStyle('primary')}>
            <MessageCircle aria-hidden="true" className="size-5" />
            Continue on WhatsApp
          </a>
        )}
        <a
          href={`/api/v1/booking/${encodeURIComponent(id)}/calendar`}
          download
          className={buttonStyle('secondary')}
        >
          <CalendarPlus aria-hidden="true" className="size-5" />
          Add to calendar
        </a>
      </div>
    </>
  );
}

/** For whoever opens the page without having sent anything just now. */
function WhatHappensNext() {
  return (
    <>
      <p className="eyebrow text-teesta">What happens next</p>
      <p className="mt-2 text-ink-soft">
        Every enquiry that you send stands in your account, with its reference.
      </p>
      <div className="mt-5">
        <ButtonLink to="/account" variant="secondary">
          See my enquiries
        </ButtonLink>
      </div>
    </>
  );
}
