import { href } from 'react-router';
import type { ShownContent } from '../../../contracts/page-content/content-values.ts';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import type { ShownTeamMember } from '../../../contracts/team/team.contract.ts';
import { apiContext } from '../../api/page-api.ts';
import { pageRequestContext } from '../../api/page-request-context.ts';
import { CallUs } from '../../features/contact/call-us.tsx';
import { partOr } from '../../features/failures/failed-call.ts';
import { pageContent } from '../../features/page-content/page-content.ts';
import { Written } from '../../features/page-content/written.tsx';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { socialCard } from '../../features/page-head/social-card.ts';
import { TeamList } from '../../features/team/team-list.tsx';
import { optionalPart } from '../../lib/loading/lazy-part.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import type { Route } from './+types/about.ts';

const OfficeDetails = optionalPart(
  () => import('../../features/contact/office-details.tsx'),
  'OfficeDetails',
);

type Content = ShownContent<'about'>;

export const handle: PageHandle = { isPublic: true };

export async function loader({ context }: Route.LoaderArgs) {
  const { reportError } = context.get(pageRequestContext);
  const api = context.get(apiContext);
  const [content, listed] = await Promise.all([
    pageContent(api, 'about'),
    partOr(api.listTeam(), null, reportError),
  ]);
  return { content, team: listed?.data ?? [] };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { title, description } = loaderData.content.searchEngines;
  return pageMeta(matches, title, description, { image: socialCard('about') });
};

export default function About({ loaderData: { content, team } }: Route.ComponentProps) {
  const { eyebrow, heading, lead, picture, reach } = content;
  return (
    <div className="measure pt-10 sm:pt-14">
      <PageHeading eyebrow={eyebrow} title={heading} lead={lead} />
      {team.length > 0 && <Team heading={content.team} team={team} />}
      <HowWeWork content={content} hasPeople={team.length > 0} />
      {picture && (
        <Picture
          picture={picture.wide}
          tall={picture.tall}
          sizes="(min-width: 1240px) 1200px, calc(100vw - 2.5rem)"
          className="mt-12 aspect-[4/5] h-auto w-full rounded-card sm:mt-16 sm:aspect-[12/5]"
        />
      )}
      <div className="mt-16 grid grid-cols-1 overflow-hidden rounded-card border border-mist bg-sheet sm:mt-20 lg:grid-cols-[1.35fr_1fr]">
        <section aria-labelledby="reach" className="p-6 sm:p-10 lg:p-12">
          <h2 id="reach" className="mb-6 text-heading">
            {reach}
          </h2>
          <OfficeDetails />
        </section>
        <CallUs className="p-6 sm:p-10 lg:grid lg:content-center lg:justify-items-start lg:p-12" />
      </div>
    </div>
  );
}

function Team({ heading, team }: { heading: string; team: ShownTeamMember[] }) {
  return (
    <section aria-labelledby="team" className="mt-10 sm:mt-14">
      <h2 id="team" className="mb-6 text-heading">
        {heading}
      </h2>
      <TeamList team={team} />
    </section>
  );
}

function HowWeWork({ content: { people, how }, hasPeople }: { content: Content; hasPeople: boolean }) {
  if (hasPeople || people.length === 0)
    return (
      <div className="mt-12 border-t border-mist pt-10 sm:mt-16">
        <div className="max-w-[46rem]">
          <HowATourComes how={how} />
        </div>
      </div>
    );
  return (
    <div className="mt-12 grid gap-x-16 gap-y-12 sm:mt-16 lg:grid-cols-[1fr_24rem]">
      <ul className="grid content-start gap-x-10 sm:grid-cols-2">
        {people.map(({ who, text }) => (
          <li key={who} className="border-t border-mist py-5">
            <h2 className="text-[1.3125rem]">{who}</h2>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <HowATourComes how={how} />
    </div>
  );
}

function HowATourComes({ how }: { how: Content['how'] }) {
  return (
    <section aria-labelledby="how" className="space-y-5 text-[1.0625rem] leading-[1.7]">
      <h2 id="how" className="text-heading">
        {how.heading}
      </h2>
      {how.paragraphs.map((paragraph) => (
        <Written key={paragraph} as="p" html={paragraph} />
      ))}
      <div className="flex flex-wrap gap-3 pt-2">
        <ButtonLink to={href('/tours')}>See all tours</ButtonLink>
        <ButtonLink to={href('/termsconditions')} variant="secondary">
          Terms & conditions
        </ButtonLink>
      </div>
    </section>
  );
}
