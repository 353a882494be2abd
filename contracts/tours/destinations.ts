export const DESTINATIONS = ['Sikkim', 'Darjeeling', 'Gangtok', 'Kalimpong', 'Dooars', 'Bhutan'] as const;

export type Destination = (typeof DESTINATIONS)[number];

export function destinationsIn(text: string): Destination[] {
  const folded = text.toLowerCase();
  return DESTINATIONS.filter((name) => folded.includes(name.toLowerCase()));
}

/** By city or else by address; if several are named, any may be returned. */
export function destinationOfPlaces(places: { city: string; address: string }): Destination | undefined {
  const [named = []] = [places.city, places.address].map(destinationsIn).filter(({ length }) => length > 0);
  return named.length === 1 ? named[0] : undefined;
}

export function readDestination(text: string): Destination | undefined {
  const folded = text.trim().toLowerCase();
  return DESTINATIONS.find((name) => name.toLowerCase() === folded);
}
