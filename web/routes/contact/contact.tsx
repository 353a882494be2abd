import { useSearchParams } from 'react-router';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import { apiContext } from '../../api/page-api.ts';
import { enquiryAction } from '../../features/enquiry/enquiry-action.ts';
import { ENQUIRY_FORM } from '../../features/enquiry/enquiry-body.ts';
import { EnquiryForm } from '../../features/enquiry/enquiry-form.tsx';
import { actionOf } from '../../features/forms/form-action.ts';
import { pageContent } from '../../features/page-content/page-content.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { socialCard } from '../../features/page-head/social-card.ts';
import { travelAgency } from '../../features/page-head/structured-data.ts';
import { optionalPart } from '../../lib/loading/lazy-part.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import type { Route } from './+types/contact.ts';

const load = () => import('./contact-late-parts.tsx');

const OfficeSection = optionalPart<'OfficeSection', { heading: string }>(load, 'OfficeSection');
const OnTheMap = optionalPart<'OnTheMap', { heading: string }>(load, 'OnTheMap');

export const handle: PageHandle = { isPublic: true, parameters: ['destination'] };

export const action = actionOf({ [ENQUIRY_FORM]: enquiryAction });

export const loader = ({ context }: Route.LoaderArgs) => pageContent(context.get(apiContext), 'contact');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { title, description } = loaderData.searchEngines;
  return pageMeta(matches, title, description, {
    image: socialCard('contact'),
    structured: import.meta.env.SSR ? (...of) => [travelAgency(...of)] : undefined,
  });
};

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { eyebrow, heading, lead, office, map } = loaderData;
  const asked = useSearchParams()[0].get('destination')?.trim() || undefined;
  return (
    <div className="measure pt-10 sm:pt-14">
      <PageHeading eyebrow={eyebrow} title={heading} lead={lead} />
      <div className="mt-10 grid gap-12 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
        <div className="self-start rounded-card border border-mist bg-sheet p-5 sm:p-8">
          <EnquiryForm variant="page" asked={asked} />
        </div>
        <OfficeSection heading={office} />
      </div>
      <OnTheMap heading={map} />
    </div>
  );
}
