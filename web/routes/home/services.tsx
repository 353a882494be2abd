import { BedDouble, CarFront, FileCheck, Landmark, Mountain, Signpost } from 'lucide-react';
import { href } from 'react-router';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';

const SERVICES = [
  {
    icon: Signpost,
    name: 'Tours',
    text: 'A car and driver for your party alone, and a guide wherever one is needed: on treks, in the parks, all over Bhutan.',
  },
  {
    icon: FileCheck,
    name: 'Permits',
    text: 'Tsomgo, Nathula, Zuluk, North Sikkim: we get them through a registered operator, and tell you in good time which copies and photographs to bring.',
  },
  {
    icon: BedDouble,
    name: 'Stays',
    text: 'Hotels, homestays and tea bungalows on double sharing, chosen for warm rooms and an early breakfast.',
  },
  {
    icon: CarFront,
    name: 'Transfers',
    text: 'Met at Bagdogra, New Jalpaiguri or Siliguri, and driven by people who know these roads after rain.',
  },
  {
    icon: Mountain,
    name: 'Trekking',
    text: 'Sandakphu at 3,636 m and the Singalila ridge, or a day’s walk with children: guide, porters and huts arranged.',
  },
  {
    icon: Landmark,
    name: 'Bhutan formalities',
    text: 'Entry permits through our licensed partner in Bhutan, the nightly fee, hotels and a Bhutanese guide, all settled before you leave home.',
  },
] as const;

export function Services() {
  return (
    <section
      aria-labelledby="services"
      className="max-[36rem]:unseen-76 measure mt-20 grid gap-x-16 gap-y-10 sm:mt-28 lg:grid-cols-[20rem_1fr]"
    >
      <div>
        <h2 id="services" className="text-title">
          Services We Offer
        </h2>
        <p className="mt-4 max-w-[34rem] text-lead text-ink-soft">
          Everything between your front door and the view, from one office. Take all of it, or only the part
          that you need.
        </p>
        <ButtonLink to={href('/contact')} variant="secondary" className="mt-6">
          Ask for what you need
        </ButtonLink>
      </div>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 sm:gap-y-10">
        {SERVICES.map(({ icon: Icon, name, text }) => (
          <li key={name} className="flex gap-4 border-t border-mist pt-5">
            <Icon className="mt-0.5 size-7 shrink-0 stroke-[1.5] text-teesta" />
            <div>
              <h3 className="text-[1.3125rem]">{name}</h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
