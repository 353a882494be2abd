import { type RefObject, use, useEffect, useEffectEvent, useState } from 'react';
import { readParty } from '../../../../../contracts/enquiries/read-party.ts';
import type { TourDetail } from '../../../../../contracts/tours/tours.contract.ts';
import { followForm } from '../../../../features/forms/follow-form.ts';
import { isSameTrip, useTrip } from '../../../../features/trip/trip-store.ts';
import { useTellTrip } from '../../../../features/trip/use-tell-trip.ts';
import { chooseNamedDeparture } from '../dossier/chosen-departure.ts';
import { putNewerTrip } from './newer-trip.ts';
import { ToldContext } from './told-context.tsx';
import { monthInForm, monthOf, partyOfTrip, type ToldPrice, toldPrice, tripInForm } from './told-price.ts';

const TRIP_FIELDS = new Set(['guestSize', 'bookAt', 'hasOpenDates']);

/** Follows the form around `place`; what is typed is told to the trip once its field is left. */
export function useToldPrice(place: RefObject<HTMLElement | null>, tour: TourDetail): ToldPrice | undefined {
  const trip = useTrip();
  const tellTrip = useTellTrip();
  const { tell } = use(ToldContext);
  const [told, setTold] = useState(() => {
    const party = partyOfTrip(trip);
    return party && toldPrice(tour, party, monthOf(trip));
  });

  const read = useEffectEvent((form: HTMLFormElement) => {
    const values = new FormData(form);
    const party = readParty(values);
    const next = party && toldPrice(tour, party, monthInForm(values, trip));
    setTold(next);
    tell(next);
  });
  const leave = useEffectEvent((form: HTMLFormElement) => {
    const next = tripInForm(new FormData(form), trip);
    if (next && !isSameTrip(next, trip)) tellTrip(next);
  });

  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const end = new AbortController();
    let isFirst = true;
    const follow = () => {
      const isBeginning = isFirst;
      isFirst = false;
      if (isBeginning) {
        chooseNamedDeparture(form);
        putNewerTrip(form);
      }
      read(form);
    };
    followForm(form, 'input', follow, end.signal);
    const onChange = ({ target }: Event) => {
      if (TRIP_FIELDS.has((target as HTMLInputElement).name)) leave(form);
    };
    form.addEventListener('change', onChange, { signal: end.signal });
    return () => end.abort();
  }, [place]);

  // Known late: from the browser's memory, or another page's link.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is filled by then
  useEffect(() => {
    const form = place.current?.closest('form');
    const timer = form && setTimeout(() => read(form));
    return () => clearTimeout(timer ?? undefined);
  }, [trip.people, trip.when]);

  return told;
}
