import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { shownConsent } from '../../../contracts/consents.ts';
import { ConsentLine } from '../../features/consent/consent-line.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Notice } from '../../ui/states/notice.tsx';

type Props = { title: string; lead?: ReactNode; failure?: string | undefined; children?: ReactNode };

export function NewsletterPage({ title, lead, failure, children }: Props) {
  return (
    <section className="measure py-12 sm:py-16">
      <div className="max-w-[38rem] rounded-card border border-mist bg-sheet p-6 sm:p-10">
        <PageHeading eyebrow="Newsletter" title={title} lead={lead} />
        {failure && (
          <Notice tone="error" role="alert" className="mt-6">
            {failure}
          </Notice>
        )}
        {children}
      </div>
      <p className="mt-6">
        <Link to={href('/tours')} className="inline-flex min-h-11 items-center text-link">
          Look at our tours
        </Link>
      </p>
    </section>
  );
}

export function AgreedWording() {
  return (
    <>
      <input type="hidden" name="consentVersion" value={shownConsent('newsletter').version} />
      <ConsentLine purpose="newsletter" />
    </>
  );
}

/** Keys are the results in `newsletter-forms.routes.ts`. */
const FAILURES: Record<string, string> = {
  'too-long': 'That is too long: please keep it to 1,000 characters.',
  'too-often': 'Too many tries. Please wait a minute and try again.',
  failed: 'Something went wrong on our side. Please try again.',
};

export function pressFailure(result: string | null): string | undefined {
  return result === null ? undefined : FAILURES[result];
}
