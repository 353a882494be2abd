import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { lastEnquiryStore } from '../../features/enquiry/last-enquiry.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import type { Route } from './+types/thank-you.ts';
import { EnquirySent } from './enquiry-sent.tsx';
import { leadBackToTours } from './lead-back-to-tours.ts';
import { NoEnquiry } from './no-enquiry.tsx';
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
