import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { Route } from './+types/thank-you.ts';
import { putToursBelow } from './back-to-tours.ts';
import { EnquiryReceipt } from './enquiry-receipt.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Thank You', undefined, { isHidden: true });

export default function ThankYou() {
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival has a history entry of its own
  useEffect(() => {
    putToursBelow(window.history, window.location.pathname + window.location.search);
  }, [key]);

  return (
    <section className="measure grid justify-items-center py-16 text-center sm:py-24">
      <RidgeAtSunrise />
      <h1 className="mt-8 text-display">Thank You</h1>
      <p className="mt-4 text-lead">Your enquiry has been sent successfully</p>
      <p className="mt-2 max-w-[34rem] text-ink-soft">
        We read every enquiry ourselves and come back to you by phone or email.
      </p>
      <EnquiryReceipt />
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/home">Back to home</ButtonLink>
        <ButtonLink to="/tours" variant="secondary">
          See all tours
        </ButtonLink>
      </div>
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
