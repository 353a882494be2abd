import type { StoredSettings } from '../../../../contracts/settings/settings.contract.ts';
import { DESTINATIONS, destinationsIn } from '../../../../contracts/tours/destinations.ts';

/** To write over: a draft, in the first destination that the agency names. */
export function firstTour({ tagline, town }: Pick<StoredSettings, 'tagline' | 'town'>) {
  const destination = destinationsIn(`${tagline} ${town}`)[0] ?? DESTINATIONS[0];
  const from = town || 'the station';
  return {
    ...{ status: 'draft' as const, title: `${destination} in three days`, city: destination, destination },
    ...{ duration: '3 days, 2 nights', maxGroupSize: 6 },
    itinerary: [
      {
        day: 1,
        title: `Arrival in ${destination}`,
        description: `We fetch you from ${from} and drive to ${destination}.`,
      },
      {
        day: 2,
        title: `A day in ${destination}`,
        description: 'What you see, how long it takes, where you eat.',
      },
      { day: 3, title: 'Departure', description: `After breakfast we bring you back to ${from}.` },
    ],
  };
}
