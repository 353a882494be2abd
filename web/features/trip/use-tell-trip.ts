import { useEffect, useEffectEvent } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router';
import type { PublicPage } from '../../../contracts/page-handle.ts';
import { isAsked, readTrip, TRIP_PARAMETERS, type Trip, withTrip } from '../../../contracts/tours/trip.ts';
import { fetchPrices } from '../tours/card/late-price.tsx';
import { tripOf, tripStore } from './trip-store.ts';

/** What another trip puts in another order. */
const PAGES = ['page', 'from'];

/** Remembers the trip with this change, and writes it to the address so that a copied link carries it. */
export function useTellTrip(): (change: Trip) => void {
  const write = useTripWriter();
  return (change) => {
    // Of the window, because React learns of a new address later. Another choice may still be on its way there.
    const search = new URLSearchParams(location.search);
    const trip = { ...(tripStore.getTold() ?? tripOf(search, tripStore.get())), ...change };
    tripStore.tell(trip);
    const asked = [...search].filter(([name]) => !PAGES.includes(name));
    void write(new URLSearchParams(asked), trip).finally(() => tripStore.settle(trip));
  };
}

function useTripWriter() {
  const navigate = useNavigate();
  return async (parameters: URLSearchParams, trip: Trip) => {
    const search = String(withTrip(parameters, trip));
    const { pathname } = location;
    // At a new address React would leave out the prices whose script is still on its way.
    await fetchPrices();
    if (location.pathname !== pathname) return;
    const to = { search: search && `?${search}`, hash: location.hash };
    await navigate(to, { replace: true, preventScrollReset: true });
  };
}

/** On pages that show prices: the address's trip is remembered, and the remembered one is written to the address. */
export function TripInAddress(): null {
  const write = useTripWriter();
  const handle = useMatches().at(-1)?.handle as Partial<PublicPage> | undefined;
  const isPriced = handle?.parameters?.includes(TRIP_PARAMETERS[0]) ?? false;
  const { pathname, search } = useLocation();
  const settle = useEffectEvent((asked: Trip) => {
    // On the way back or forward the window is at the next page before React.
    if (!isPriced || tripStore.getTold() || pathname !== location.pathname) return;
    if (isAsked(asked)) tripStore.remember(asked);
    else if (isAsked(tripStore.get())) void write(new URLSearchParams(location.search), tripStore.get());
  });
  // Once for each address: two tabs with trips of their own would answer each other for ever.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page with the same search settles, too
  useEffect(() => settle(readTrip(new URLSearchParams(search))), [pathname, search, isPriced]);
  return null;
}
