import { useEffect, useEffectEvent } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router';
import type { PublicPage } from '../../../contracts/page-handle.ts';
import { isAsked, pathWithTrip, readTrip, type Trip, withTrip } from '../../../contracts/tours/trip.ts';
import { useRouterNow } from '../../lib/loading/use-router-now.ts';
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
  const now = useRouterNow();
  return async (parameters: URLSearchParams, trip: Trip) => {
    const search = String(withTrip(parameters, trip));
    const { pathname } = location;
    // At a new address React would leave out the prices whose script is still on its way.
    await fetchPrices();
    if (location.pathname !== pathname) return;
    const { goingTo } = now();
    // Pressed meanwhile. A link without a trip finds it in memory.
    if (goingTo && goingTo.pathname !== pathname) {
      const isTold = isAsked(readTrip(new URLSearchParams(goingTo.search)));
      if (isTold) await navigate(pathWithTrip(goingTo.pathname + goingTo.search, trip) + goingTo.hash);
      return;
    }
    const to = { search: search && `?${search}`, hash: location.hash };
    await navigate(to, { replace: true, preventScrollReset: true });
  };
}

/** On pages that show prices: the address's trip is remembered, and the remembered one is written to the address. */
export function TripInAddress(): null {
  const write = useTripWriter();
  const handle = useMatches().at(-1)?.handle as Partial<PublicPage> | undefined;
  const isPriced = handle?.trip !== undefined;
  const { pathname, search } = useLocation();
  const settle = useEffectEvent((asked: Trip) => {
    // On the way back or forward the window is at the next page before React.
    if (!isPriced || tripStore.getTold() || pathname !== location.pathname) return;
    // What was typed before this ran is newer than the address.
    if (isAsked(asked)) tripStore.remember(asked, performance.timeOrigin);
    else if (isAsked(tripStore.get())) void write(new URLSearchParams(location.search), tripStore.get());
  });
  // Once for each address: two tabs with trips of their own would answer each other for ever.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page with the same search settles, too
  useEffect(() => settle(readTrip(new URLSearchParams(search))), [pathname, search, isPriced]);
  return null;
}
