/** The six destinations, in the order in which the site lists them. */
export const DESTINATIONS = ['Sikkim', 'Darjeeling', 'Gangtok', 'Kalimpong', 'Dooars', 'Bhutan'] as const;

export type Destination = (typeof DESTINATIONS)[number];

/** Those that a text names, in the order in which the site lists them. */
export function destinationsIn(text: string): Destination[] {
  const folded = text.toLowerCase();
  return DESTINATIONS.filter((name) => folded.includes(name.toLowerCase()));
}

/** The one that a tour's city names or else its address; of two that are named there it may be either. */
export function destinationOfPlaces(places: { city: string; address: string }): Destination | undefined {
  const [named = []] = [places.city, places.address].map(destinationsIn).filter(({ length }) => length > 0);
  return named.length === 1 ? named[0] : undefined;
}

/** The one that is meant, however its letters are written. */
export function readDestination(text: string): Destination | undefined {
  const folded = text.trim().toLowerCase();
  return DESTINATIONS.find((name) => name.toLowerCase() === folded);
}
