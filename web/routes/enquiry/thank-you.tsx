import { useEffect } from 'react';
import { href, useLocation, useSearchParams } from 'react-router';
import { lastEnquiryStore } from '../../features/enquiry/last-enquiry.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import type { Route } from './+types/thank-you.ts';
import { EnquirySent } from './enquiry-sent.tsx';
import { leadBackToTours } from './lead-back-to-tours.ts';
import { readLastEnquiry, readSentEnquiry } from './read-last-enquiry.ts';

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
    <section className="measure grid justify-items-center py-16 text-center sm:py-24">
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
