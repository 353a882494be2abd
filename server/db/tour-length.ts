/** Days: the first number of the duration ("5 days / 4 nights"), else the days of the itinerary, at least 1. */
export function tourLength(duration: string, itineraryDays: number): number {
  const written = Number(/\d+/.exec(duration)?.[0]);
  return written >= 1 && written <= 365 ? written : Math.max(1, itineraryDays);
}
