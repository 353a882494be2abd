import { destinationsIn, readDestination } from '../../../../contracts/tours/destinations.ts';
import type { TourRow } from '../../../db/schema.ts';

/**
 * Which of the six destinations an enquiry is for: the one that it names, or that its tour goes to. Empty where neither
 * tells.
 */
export function destinationOf(
  tourName: string,
  tour: Pick<TourRow, 'destination' | 'city' | 'address'> | undefined,
): string {
  const known = readDestination(tourName) ?? tour?.destination;
  if (known) return known;
  // Of a tour through several of them the first is better than none.
  const [first = ''] = [tour?.city ?? '', tour?.address ?? '', tourName].flatMap(destinationsIn);
  return first;
}
