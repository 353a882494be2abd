import { href } from 'react-router';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import type { ShownTeamMember } from '../../../contracts/team/team.contract.ts';
import { apiContext } from '../../api/page-api.ts';
import { pageRequestContext } from '../../api/page-request-context.ts';
import { CallUs } from '../../features/contact/call-us.tsx';
import { partOr } from '../../features/failures/failed-call.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { socialCard } from '../../features/page-head/social-card.ts';
import { heroPicture } from '../../features/pictures/shipped-media.server.ts';
import { useSettings } from '../../features/settings/use-settings.ts';
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

const PEOPLE = [
  {
    who: 'Who answers the phone',
    text: 'One of the people who plan the tours. We ask how many you are, how much driving you like and how well you sleep at height. If a trip is not for you, we say so: Gurudongmar is no place for a small child.',
  },
  {
    who: 'Who drives',
    text: 'A driver who knows these roads after rain, knows where to stop when somebody feels sick, and when to turn back. On most tours it is the same one from the first day to the last.',
  },
  {
    who: 'Who walks ahead',
    text: 'On treks, on safaris and all over Bhutan, a guide. On the other tours the driver shows you the way, and the tour’s page tells you which it is.',
  },
  {
    who: 'Who rings when a road closes',
    text: 'We do. The office has your driver’s number, asks about the road the evening before, and calls you with another plan.',
  },
] as const;

export const handle: PageHandle = { isPublic: true };

export async function loader({ context }: Route.LoaderArgs) {
  const { reportError } = context.get(pageRequestContext);
  const listed = await partOr(context.get(apiContext).listTeam(), null, reportError);
  return { picture: heroPicture('tiger-hill'), team: listed?.data ?? [] };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    matches,
    'About us',
    'Who plans the tours, who drives, who answers the phone, and how to reach us.',
    { image: socialCard('about') },
  );

export default function About({ loaderData: { picture, team } }: Route.ComponentProps) {
  const { agencyName } = useSettings();
  return (
    <div className="measure pt-10 sm:pt-14">
      <PageHeading
        eyebrow="About us"
        title={`${agencyName} plans journeys where the Himalaya meets Bengal`}
        lead="Sikkim, Darjeeling, Gangtok, Kalimpong, the Dooars and Bhutan: we find the rooms, the car and the driver, get the permits, and send a guide along where one is needed. These are the people you will deal with."
      />
      {team.length > 0 && <Team team={team} />}
      <HowWeWork hasPeople={team.length > 0} />
      <Picture
        picture={picture.wide}
        tall={picture.tall}
        sizes="(min-width: 1240px) 1200px, calc(100vw - 2.5rem)"
        className="mt-12 aspect-[4/5] h-auto w-full rounded-card sm:mt-16 sm:aspect-[12/5]"
      />
      <div className="mt-16 grid grid-cols-1 overflow-hidden rounded-card border border-mist bg-sheet sm:mt-20 lg:grid-cols-[1.35fr_1fr]">
        <section aria-labelledby="reach" className="p-6 sm:p-10 lg:p-12">
          <h2 id="reach" className="mb-6 text-heading">
            Talk to us
          </h2>
          <OfficeDetails />
        </section>
        <CallUs className="p-6 sm:p-10 lg:grid lg:content-center lg:justify-items-start lg:p-12" />
      </div>
    </div>
  );
}

function Team({ team }: { team: ShownTeamMember[] }) {
  return (
    <section aria-labelledby="team" className="mt-10 sm:mt-14">
      <h2 id="team" className="mb-6 text-heading">
        Who you will meet
      </h2>
      <TeamList team={team} />
    </section>
  );
}

function HowWeWork({ hasPeople }: { hasPeople: boolean }) {
  if (hasPeople)
    return (
      <div className="mt-12 border-t border-mist pt-10 sm:mt-16">
        <div className="max-w-[46rem]">
          <HowATourComes />
        </div>
      </div>
    );
  return (
    <div className="mt-12 grid gap-x-16 gap-y-12 sm:mt-16 lg:grid-cols-[1fr_24rem]">
      <ul className="grid content-start gap-x-10 sm:grid-cols-2">
        {PEOPLE.map(({ who, text }) => (
          <li key={who} className="border-t border-mist py-5">
            <h2 className="text-[1.3125rem]">{who}</h2>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <HowATourComes />
    </div>
  );
}

function HowATourComes() {
  return (
    <section aria-labelledby="how" className="space-y-5 text-[1.0625rem] leading-[1.7]">
      <h2 id="how" className="text-heading">
        How a tour comes about
      </h2>
      <p>
        You write or call with your dates and the size of your party. We call back, and change the itinerary
        until it suits you. You see the price in rupees, with what it covers, before you decide anything.
      </p>
      <p>
        Half of it is paid at booking and the rest at least 30 days before travel. Rooms are on double
        sharing. Permits for places such as Nathula or Gurudongmar we get through a registered operator; we
        tell you in good time which papers to send.
      </p>
      <div className="flex flex-wrap gap-3 pt-2">
        <ButtonLink to={href('/tours')}>See all tours</ButtonLink>
        <ButtonLink to={href('/termsconditions')} variant="secondary">
          Terms & conditions
        </ButtonLink>
      </div>
    </section>
  );
}
