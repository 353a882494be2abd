import { DESTINATIONS } from '../../../../contracts/tours/destinations.ts';
import type { TourRow } from '../../../db/schema.ts';

/**
 * Which of the six destinations an enquiry is for: the one that it names, or that its tour goes to. Empty where neither
 * tells.
 */
export function destinationOf(tourName: string, tour: Pick<TourRow, 'city' | 'address'> | undefined): string {
  const named = destinationIn(tourName, (text, name) => text === name);
  if (named) return named;
  for (const text of [tour?.city, tour?.address, tourName]) {
    const found = text && destinationIn(text, (folded, name) => folded.includes(name));
    if (found) return found;
  }
  return '';
}

function destinationIn(text: string, fits: (text: string, name: string) => boolean): string | undefined {
  const folded = text.trim().toLowerCase();
  return DESTINATIONS.find((name) => fits(folded, name.toLowerCase()));
}
