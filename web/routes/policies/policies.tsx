import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { todayInIndia } from '../../../contracts/india-time.ts';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import { apiContext } from '../../api/page-api.ts';
import { pageContent } from '../../features/page-content/page-content.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { socialCard } from '../../features/page-head/social-card.ts';
import { useSettings } from '../../features/settings/use-settings.ts';
import { telLink } from '../../lib/phone-and-mail/tel-link.ts';
import type { SitePage } from '../../lib/site-page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import type { Route } from './+types/policies.ts';
import { PolicyPart } from './policy-part.tsx';

/** Where each address opens the page. */
const OPENS_AT = {
  '/privacy': { part: 'privacy-policy', address: 'privacy' },
  '/cancellation': { part: 'cancellation-policy', address: 'cancellation' },
  '/termsconditions': { part: 'booking-policy', address: 'terms' },
} as const satisfies Partial<Record<SitePage, object>>;

type PolicyPath = keyof typeof OPENS_AT;

const PARTS = [
  ['booking-policy', 'booking'],
  ['cancellation-policy', 'cancellation'],
  ['exclusions', 'exclusions'],
  ['special-notes', 'notes'],
  ['notes-for-tourists', 'tourists'],
  ['government-id', 'papers'],
  ['privacy-policy', 'privacy'],
] as const;

export const handle: PageHandle = { isPublic: true };

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const path = policyPath(location.pathname);
  if (!loaderData) return [];
  const { title, description } = loaderData.content.addresses[OPENS_AT[path].address];
  return pageMeta(matches, title, description, {
    trail: [[title, path]],
    image: socialCard('policies'),
  });
};

export async function loader({ context }: Route.LoaderArgs) {
  const { figures, ...content } = await pageContent(context.get(apiContext), 'policies');
  const today = todayInIndia();
  const seasonStarts = figures.seasonStarts.filter(({ day }) => day >= today);
  return { content, refund: { figures: { ...figures, seasonStarts }, today } };
}

export default function Policies({ loaderData: { content, refund } }: Route.ComponentProps) {
  const { part, address } = OPENS_AT[policyPath(useLocation().pathname)];
  useOpenAtPart(part);
  return (
    <div className="measure pt-10 sm:pt-14">
      <PageHeading eyebrow={content.addresses[address].title} title={content.heading} lead={content.lead} />
      <div className="mt-12 grid grid-cols-1 gap-12 lg:grid-cols-[14rem_minmax(0,44rem)] lg:gap-16">
        <nav aria-label="On this page" className="lg:sticky lg:top-28 lg:self-start">
          <ul className="border-l border-mist">
            {PARTS.map(([id, name]) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center pl-4 text-ink-soft hover:text-teesta"
                >
                  {content[name].title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="space-y-12">
          {PARTS.map(([id, name]) => (
            <PolicyPart
              key={id}
              id={id}
              part={content[name]}
              refund={name === 'cancellation' ? refund : undefined}
            />
          ))}
          <Questions />
        </div>
      </div>
    </div>
  );
}

function Questions() {
  const { phones, email } = useSettings();
  const [phone] = phones;
  if (!phone && !email) return null;
  const call = phone && (
    <a href={telLink(phone)} className="text-link">
      {phone}
    </a>
  );
  const write = (
    <a href={`mailto:${email}`} className="text-link">
      {email}
    </a>
  );
  return (
    <p className="border-t border-mist pt-8 text-ink-soft">
      {'A question about any of this? '}
      {call && email ? (
        <>
          Call {call} or write to {write}.
        </>
      ) : call ? (
        <>Call {call}.</>
      ) : (
        <>Write to {write}.</>
      )}
    </p>
  );
}

function policyPath(pathname: string): PolicyPath {
  const paths = Object.keys(OPENS_AT) as PolicyPath[];
  return paths.find((path) => pathname.toLowerCase().startsWith(path)) ?? '/termsconditions';
}

/** Unless the address has a hash, or the scroll position is restored. */
function useOpenAtPart(id: string): void {
  const { key, hash } = useLocation();
  const navigationType = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key makes each arrival one of its own, also at the same part
  useEffect(() => {
    const isReturn = navigationType === NavigationType.Pop && scrollY > 0;
    if (!hash && !isReturn) document.getElementById(id)?.scrollIntoView();
  }, [id, key]);
}
