import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { todayInIndia } from '../../../contracts/india-time.ts';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import { apiContext } from '../../api/page-api.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { socialCard } from '../../features/page-head/social-card.ts';
import { useSettings } from '../../features/settings/use-settings.ts';
import { telLink } from '../../lib/phone-and-mail/tel-link.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import type { Route } from './+types/policies.ts';
import { PolicyPart } from './policy-part.tsx';
import { POLICY_ADDRESSES, POLICY_SECTIONS } from './policy-sections.ts';

type PolicyPath = keyof typeof POLICY_ADDRESSES;

export const handle: PageHandle = { isPublic: true };

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const path = policyPath(location.pathname);
  const { title, description } = POLICY_ADDRESSES[path];
  return pageMeta(matches, title, description, {
    trail: [[title, path]],
    image: socialCard('policies'),
  });
};

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).getPolicySettings();
  const today = todayInIndia();
  return { ...data, today, seasonStarts: data.seasonStarts.filter((start) => start >= today) };
}

export default function Policies({ loaderData }: Route.ComponentProps) {
  const { part, title } = POLICY_ADDRESSES[policyPath(useLocation().pathname)];
  useOpenAtPart(part);
  return (
    <div className="measure pt-10 sm:pt-14">
      <PageHeading
        eyebrow={title}
        title="What we agree on when you book"
        lead="The terms of booking and payment, what a cancellation costs, the papers to bring, and what we keep about you."
      />
      <div className="mt-12 grid grid-cols-1 gap-12 lg:grid-cols-[14rem_minmax(0,44rem)] lg:gap-16">
        <nav aria-label="On this page" className="lg:sticky lg:top-28 lg:self-start">
          <ul className="border-l border-mist">
            {POLICY_SECTIONS.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="flex min-h-11 items-center pl-4 text-ink-soft hover:text-teesta"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="space-y-12">
          {POLICY_SECTIONS.map((section) => (
            <PolicyPart key={section.id} section={section} settings={loaderData} today={loaderData.today} />
          ))}
          <Questions />
        </div>
      </div>
    </div>
  );
}

function Questions() {
  const { phones, email } = useSettings();
  return (
    <p className="border-t border-mist pt-8 text-ink-soft">
      A question about any of this? Call{' '}
      {phones[0] && (
        <a href={telLink(phones[0])} className="text-link">
          {phones[0]}
        </a>
      )}{' '}
      or write to{' '}
      <a href={`mailto:${email}`} className="text-link">
        {email}
      </a>
      .
    </p>
  );
}

function policyPath(pathname: string): PolicyPath {
  const paths = Object.keys(POLICY_ADDRESSES) as PolicyPath[];
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
