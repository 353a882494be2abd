import { useSearchParams } from 'react-router';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import { enquiryAction } from '../../features/enquiry/enquiry-action.ts';
import { ENQUIRY_FORM } from '../../features/enquiry/enquiry-body.ts';
import { EnquiryForm } from '../../features/enquiry/enquiry-form.tsx';
import { actionOf } from '../../features/forms/form-action.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { socialCard } from '../../features/page-head/social-card.ts';
import { travelAgency } from '../../features/page-head/structured-data.ts';
import { optionalPart } from '../../lib/loading/lazy-part.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import type { Route } from './+types/contact.ts';

const load = () => import('./contact-late-parts.tsx');

const OfficeSection = optionalPart<'OfficeSection', object>(load, 'OfficeSection');
const OnTheMap = optionalPart<'OnTheMap', object>(load, 'OnTheMap');

export const handle: PageHandle = { isPublic: true, parameters: ['destination'] };

export const action = actionOf({ [ENQUIRY_FORM]: enquiryAction });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Contact', 'Send an enquiry, call, write or visit us: phones, email, office and hours.', {
    image: socialCard('contact'),
    structured: import.meta.env.SSR ? (site) => [travelAgency(site)] : undefined,
  });

export default function Contact() {
  const asked = useSearchParams()[0].get('destination')?.trim() || undefined;
  return (
    <div className="measure pt-10 sm:pt-14">
      <PageHeading
        eyebrow="Contact"
        title="Tell us where you would like to go"
        lead="Send an enquiry with your dates and the size of your party, or simply call."
      />
      <div className="mt-10 grid gap-12 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
        <div className="self-start rounded-card border border-mist bg-sheet p-5 sm:p-8">
          <EnquiryForm variant="page" asked={asked} />
        </div>
        <OfficeSection />
      </div>
      <OnTheMap />
    </div>
  );
}
