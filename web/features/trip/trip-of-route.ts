import { redirect, replace, type ShouldRevalidateFunctionArgs } from 'react-router';
import { isAsked, pathWithTrip, readTrip, withTrip } from '../../../contracts/tours/trip.ts';
import { isSameTrip, tripStore } from './trip-store.ts';

/** For pages whose data is the same for every trip: their prices are worked out here. */
export function unlessOnlyTripChanges(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const withoutTrip = ({ pathname, searchParams }: URL) => `${pathname}?${withTrip(searchParams, {})}`;
  const isSame = formMethod === undefined && withoutTrip(currentUrl) === withoutTrip(nextUrl);
  const isTripChanged = !isSameTrip(readTrip(currentUrl.searchParams), readTrip(nextUrl.searchParams));
  return isSame && isTripChanged ? false : defaultShouldRevalidate;
}

/** For a client loader whose data depends on the trip: nothing is loaded for an address that is about to change. */
export function throwToRemembered(request: Request): void {
  const url = new URL(request.url);
  const trip = tripStore.get();
  if (!isAsked(trip) || isAsked(readTrip(url.searchParams))) return;
  const asked = url.pathname + url.search;
  const to = pathWithTrip(asked, trip) + url.hash;
  // On the way back the window is there already: another entry would end the way forward.
  const isThere = location.pathname + location.search === asked;
  throw isThere ? replace(to) : redirect(to);
}
