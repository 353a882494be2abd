import { useEffect } from 'react';
import {
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useNavigate,
  useSearchParams,
} from 'react-router';
import type { PublicPage } from '../../../contracts/page-handle.ts';
import { isAsked, readTrip, TRIP_PARAMETERS, type Trip, withTrip } from '../../../contracts/tours/trip.ts';
import { isSameTrip, tripStore } from './trip-store.ts';

/** Remembers the trip, and writes it to the address so that a copied link carries it. */
export function useTellTrip(): (trip: Trip) => void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { hash } = useLocation();
  return (trip) => {
    tripStore.remember(trip);
    if (isSameTrip(readTrip(search), trip)) return;
    const asked = String(withTrip(search, trip));
    void navigate({ search: asked && `?${asked}`, hash }, { replace: true, preventScrollReset: true });
  };
}

/** On pages that show prices: the address's trip is remembered, and the remembered one is written to the address. */
export function useTripInAddress(): void {
  const tell = useTellTrip();
  const [search] = useSearchParams();
  const handle = useMatches().at(-1)?.handle as Partial<PublicPage> | undefined;
  const isPriced = handle?.parameters?.includes(TRIP_PARAMETERS[0]) ?? false;
  useEffect(() => {
    const asked = readTrip(search);
    if (!isPriced) return;
    const trip = isAsked(asked) ? asked : tripStore.get();
    if (isAsked(trip)) tell(trip);
  });
}

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
  throw redirect(`${url.pathname}?${withTrip(url.searchParams, trip)}${url.hash}`);
}
