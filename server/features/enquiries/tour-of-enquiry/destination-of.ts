import { destinationsIn, readDestination } from '../../../../contracts/tours/destinations.ts';
import type { TourRow } from '../../../db/schema.ts';

export function destinationOf(
  tourName: string,
  tour: Pick<TourRow, 'destination' | 'city' | 'address'> | undefined,
): string {
  const known = readDestination(tourName) ?? tour?.destination;
  if (known) return known;
  const [first = ''] = [tour?.city ?? '', tour?.address ?? '', tourName].flatMap(destinationsIn);
  return first;
}
