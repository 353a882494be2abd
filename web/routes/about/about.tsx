import type { PageHandle } from '../../../contracts/page-handle.ts';
import { CallUs } from '../../features/contact/call-us.tsx';
import { OfficeDetails } from '../../features/contact/office-details.tsx';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { socialCard } from '../../features/page-head/social-card.ts';
import { heroPicture } from '../../features/pictures/shipped-media.server.ts';
import { useSettings } from '../../features/settings/use-settings.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import type { Route } from './+types/about.ts';

const PROMISES = [
  {
    title: 'A price before a promise',
    text: 'You see the price per person in rupees, with what it covers, before you decide anything.',
  },
  {
    title: 'Height taken seriously',
    text: 'We say who should not go up to Gurudongmar, and plan a night lower down before a day above 4,000 m.',
  },
  {
    title: 'Somebody who answers',
    text: 'The office plans the tour and knows the driver’s number. When a road closes, we call you, and not you us.',
  },
] as const;

export const handle: PageHandle = { isPublic: true };

export const loader = () => ({ picture: heroPicture('tiger-hill') });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    matches,
    'About us',
    'Who plans and guides these tours in the eastern Himalaya, and how to reach us.',
    { image: socialCard('about') },
  );

export default function About({ loaderData: { picture } }: Route.ComponentProps) {
  const { agencyName } = useSettings();
  return (
    <div className="measure pt-10 sm:pt-14">
      <PageHeading
        eyebrow="About us"
        title={`${agencyName} plans journeys where the Himalaya meets Bengal`}
        lead="We arrange guided tours to Sikkim, Darjeeling, Gangtok, Kalimpong, the Dooars and Bhutan: the car and the driver, the rooms, the permits, and a guide who knows the road."
      />
      <Picture
        picture={picture.wide}
        tall={picture.tall}
        sizes="(min-width: 1240px) 1200px, calc(100vw - 2.5rem)"
        haste="first"
        className="mt-10 aspect-[4/5] h-auto w-full rounded-card sm:aspect-[12/5]"
      />
      <HowWeWork />
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

function HowWeWork() {
  return (
    <div className="mt-12 grid gap-x-16 gap-y-12 sm:mt-16 lg:grid-cols-[1fr_24rem]">
      <section aria-labelledby="how" className="max-w-[40rem] space-y-5 text-[1.0625rem] leading-[1.7]">
        <h2 id="how" className="text-heading">
          How a tour comes about
        </h2>
        <p>
          You send an enquiry with your dates and the size of your party. We call you back, ask how much
          driving you like and how well you sleep at height, and adjust the itinerary to the answers.
        </p>
        <p>
          Rooms are on double sharing. Half of the price is paid at booking and the rest at least 30 days
          before travel. Permits for places such as Nathula or Gurudongmar are applied for through a
          registered operator; we collect the papers and tell you in time which ones we need.
        </p>
        <div className="flex flex-wrap gap-3 pt-2">
          <ButtonLink to="/tours">See all tours</ButtonLink>
          <ButtonLink to="/termsconditions" variant="secondary">
            Terms & conditions
          </ButtonLink>
        </div>
      </section>
      <ul>
        {PROMISES.map(({ title, text }) => (
          <li key={title} className="border-t border-mist py-5">
            <h2 className="text-[1.3125rem]">{title}</h2>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
