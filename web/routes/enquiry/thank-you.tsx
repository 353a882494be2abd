import { MessageCircle } from 'lucide-react';
import { Fragment, useEffect } from 'react';
import { href, useLocation, useSearchParams } from 'react-router';
import { countPeople } from '../../../contracts/count-of.ts';
import { REFERENCE } from '../../../contracts/enquiries/reference.ts';
import { travelText } from '../../../contracts/enquiries/travel-days.ts';
import { isDay } from '../../../contracts/india-time.ts';
import { askingPromise } from '../../../contracts/settings/reply-within.ts';
import { ID_SHAPE } from '../../api/call-path.ts';
import { CalendarLink } from '../../features/enquiry/calendar-link.tsx';
import type { LastEnquiry } from '../../features/enquiry/last-enquiry.ts';
import { lastEnquiryStore } from '../../features/enquiry/last-enquiry.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { useSettings } from '../../features/settings/use-settings.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { whatsAppLink } from '../../lib/phone-and-mail/whatsapp-link.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { buttonStyle } from '../../ui/buttons/button-style.ts';
import type { Route } from './+types/thank-you.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Your enquiry');

export default function ThankYou() {
  const { key, state } = useLocation();
  const isAlive = useHydrated();
  const sent = readSentEnquiry(useSearchParams()[0]);
  const known = isAlive ? (readLastEnquiry(state) ?? readLastEnquiry(lastEnquiryStore.recall())) : null;
  const enquiry = sent ?? known;
  const isNamed = sent !== null;
  useEffect(() => {
    if (isNamed)
      void import('../../features/drafts/sent-by-browser.ts').then((drafts) => drafts.sentByBrowser.forget());
  }, [isNamed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival has a history entry of its own
  useEffect(() => {
    leadBackToTours(window.history, window.location.pathname + window.location.search);
  }, [key]);

  return (
    <section className="measure grid grid-cols-1 justify-items-center py-16 text-center sm:py-24">
      <RidgeAtSunrise />
      <h1 className="mt-8 text-display">Thank You</h1>
      <p className="mt-4 text-lead">Your enquiry has been sent successfully</p>
      {enquiry ? <EnquirySent enquiry={enquiry} /> : <NoEnquiry isCertain={isAlive} />}
    </section>
  );
}

function RidgeAtSunrise() {
  return (
    <svg viewBox="0 0 240 96" aria-hidden="true" className="h-24 w-60">
      <circle cx="164" cy="40" r="17" className="fill-marigold" />
      <path d="M4 92 62 46l18 14 44-46 28 30 14-10 70 58Z" className="fill-teesta" opacity=".32" />
      <path d="m4 92 70-34 26 16 40-22 28 16 24-10 44 34Z" className="fill-pine" />
    </svg>
  );
}

/** `isCertain` is false on the server and without script, which cannot know. */
function NoEnquiry({ isCertain }: { isCertain: boolean }) {
  return (
    <>
      <p className="mt-4 min-h-[1lh] text-lead">{isCertain && 'No enquiry was sent from this browser.'}</p>
      <p className="mt-2 max-w-[34rem] text-ink-soft">
        Every enquiry that has reached us is in your account, with its reference. To send one, choose a tour
        or write to us.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to={href('/tours')}>See all tours</ButtonLink>
        <ButtonLink to={href('/contact')} variant="secondary">
          Contact us
        </ButtonLink>
        <ButtonLink to={href('/account')} variant="secondary">
          See my enquiries
        </ButtonLink>
        <ButtonLink to={href('/home')} variant="quiet">
          Back to home
        </ButtonLink>
      </div>
    </>
  );
}

function EnquirySent({ enquiry }: { enquiry: LastEnquiry }) {
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

/**
 * Inserts `/tours` below the current history entry, so that Back leads there and Forward returns. Once per entry: a
 * mark in the entry's state survives reloads.
 *
 * Bypasses the router but keeps its state fields (`usr`, `key`, `idx`): it loads what `popstate` finds.
 */
export function leadBackToTours(history: History, path: string): void {
  const state = history.state ?? {};
  if (state.hasToursEntry) return;
  const index = typeof state.idx === 'number' ? state.idx : 0;
  history.replaceState({ usr: null, key: `tours-${state.key ?? index}`, idx: index }, '', href('/tours'));
  history.pushState({ ...state, idx: index + 1, hasToursEntry: true }, '', path);
}

/** Validates: navigation state and storage may hold anything, and the page links to the id. */
export function readLastEnquiry(value: unknown): LastEnquiry | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, reference, tourName, bookAt, travelWords = '', guestSize } = value as Record<string, unknown>;
  if (typeof id !== 'string' || !ID_SHAPE.test(id)) return null;
  if (typeof reference !== 'string' || typeof tourName !== 'string') return null;
  if (typeof bookAt !== 'string' || typeof travelWords !== 'string' || typeof guestSize !== 'number')
    return null;
  return { id, reference, tourName, bookAt, travelWords, guestSize };
}

/** Takes no text from the address, which anybody can make up. */
function readSentEnquiry(search: URLSearchParams): LastEnquiry | null {
  const { id = '', reference = '', day = '' } = Object.fromEntries(search);
  if (!ID_SHAPE.test(id) || !REFERENCE.test(reference) || (day !== '' && !isDay(day))) return null;
  return { id, reference, tourName: '', bookAt: day, travelWords: '', guestSize: 0 };
}
