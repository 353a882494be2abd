import { MessageCircle } from 'lucide-react';
import { Fragment } from 'react';
import { href } from 'react-router';
import { countPeople } from '../../../contracts/count-of.ts';
import { travelText } from '../../../contracts/enquiries/travel-days.ts';
import { askingPromise } from '../../../contracts/settings/reply-within.ts';
import { CalendarLink } from '../../features/enquiry/calendar-link.tsx';
import type { LastEnquiry } from '../../features/enquiry/last-enquiry.ts';
import { useSettings } from '../../features/settings/use-settings.ts';
import { whatsAppLink } from '../../lib/phone-and-mail/whatsapp-link.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { buttonStyle } from '../../ui/buttons/button-style.ts';

export function EnquirySent({ enquiry }: { enquiry: LastEnquiry }) {
  const { replyWithin } = useSettings();
  return (
    <>
      <p className="mt-2 max-w-[34rem] text-ink-soft">
        {askingPromise(replyWithin)} We read every enquiry ourselves, and call or write to you.
      </p>
      <div className="mt-8 grid w-full max-w-[36rem] rounded-card border border-mist bg-sheet px-5 py-7 sm:px-8">
        <Receipt enquiry={enquiry} />
      </div>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to={href('/home')}>Back to home</ButtonLink>
        <ButtonLink to={href('/tours')} variant="secondary">
          See all tours
        </ButtonLink>
      </div>
    </>
  );
}

function Receipt({ enquiry }: { enquiry: LastEnquiry }) {
  const { agencyName, whatsapp } = useSettings();
  const { id, reference, tourName, bookAt, guestSize } = enquiry;
  const people = guestSize ? [countPeople(guestSize)] : [];
  const facts = tourName === '' ? [] : [tourName, travelText(enquiry), ...people];
  const text = `Hello ${agencyName}, I have sent you the enquiry ${[reference, facts.join(', ')].filter(Boolean).join(': ')}.`;
  return (
    <>
      <p className="eyebrow text-teesta">Your reference is</p>
      <p className="mt-1 font-display text-heading font-semibold tabular-nums">{reference}</p>
      {facts.length > 0 && (
        <p className="mt-2 text-ink-soft">
          {facts.map((fact, at) => (
            <Fragment key={fact}>
              {at > 0 && ' · '}
              <bdi>{fact}</bdi>
            </Fragment>
          ))}
        </p>
      )}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {whatsapp && (
          <a href={whatsAppLink(whatsapp, text)} rel="noopener" className={buttonStyle('primary')}>
            <MessageCircle className="size-5" />
            Continue on WhatsApp
          </a>
        )}
        {bookAt !== '' && <CalendarLink enquiryId={id} className={buttonStyle('secondary')} />}
      </div>
    </>
  );
}
