import type { StoredSettings } from '../../../../contracts/settings/settings.contract.ts';
import { type Choice, destinationsIn } from '../../../../contracts/tours/destinations.ts';

/** To write over: a draft, in the first destination that the agency names. */
export function firstTour(
  { tagline, town }: Pick<StoredSettings, 'tagline' | 'town'>,
  destinations: readonly Choice[],
) {
  const [destination = destinations[0]] = destinationsIn(destinations, `${tagline} ${town}`);
  const { key, name } = destination ?? { key: '', name: town };
  const from = town || 'the station';
  return {
    ...{ status: 'draft' as const, title: `${name} in three days`, city: name, destination: key },
    ...{ duration: '3 days, 2 nights', maxGroupSize: 6 },
    itinerary: [
      {
        day: 1,
        title: `Arrival in ${name}`,
        description: `We fetch you from ${from} and drive to ${name}.`,
      },
      {
        day: 2,
        title: `A day in ${name}`,
        description: 'What you see, how long it takes, where you eat.',
      },
      { day: 3, title: 'Departure', description: `After breakfast we bring you back to ${from}.` },
    ],
  };
}
