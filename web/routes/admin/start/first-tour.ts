import type { StoredSettings } from '../../../../contracts/settings/settings.contract.ts';
import { type Choice, destinationsIn } from '../../../../contracts/tours/destinations.ts';
import { SKETCH_DAYS } from '../../../../contracts/tours/sketch-days.ts';

/** To write over: a draft, in the first destination that the agency names. */
export function firstTour(
  { tagline, town }: Pick<StoredSettings, 'tagline' | 'town'>,
  destinations: readonly Choice[],
) {
  const [destination = destinations[0]] = destinationsIn(destinations, `${tagline} ${town}`);
  const { key, name } = destination ?? { key: '', name: town };
  return {
    ...{ status: 'draft' as const, title: `${name} in three days`, city: name, destination: key },
    ...{ duration: '3 days, 2 nights', maxGroupSize: 6 },
    itinerary: [`Arrival in ${name}`, `A day in ${name}`, 'Departure'].map((title, place) => ({
      day: place + 1,
      title,
      description: SKETCH_DAYS[place],
    })),
  };
}
