import type { TourDossier } from '../../../../contracts/dossier/dossier.contract.ts';
import { todayInIndia } from '../../../../contracts/india-time.ts';
import type { UnpublishedTourBody } from '../../../../contracts/tours/tour-body.contract.ts';
import { tourLength } from '../../../db/tour-length.ts';
import { badInput } from '../../../http/faults/errors.ts';

type Stored = { dossier: Pick<TourDossier, 'departures'> } | undefined;
type Days = Pick<UnpublishedTourBody, 'departures' | 'stops' | 'duration' | 'itinerary'>;

/** Throws `badInput`. Async, for `allOrFaults`. */
export async function requireFittingDays(body: Days, before: Stored, now: Date): Promise<void> {
  const faults = Object.fromEntries([...pastDepartures(body, before, now), ...placesAfterTheEnd(body)]);
  if (Object.keys(faults).length > 0) throw badInput(faults);
}

/** A stored departure may be over by now. */
function pastDepartures({ departures }: Days, before: Stored, now: Date): [string, string][] {
  const stored = new Set(before?.dossier.departures.map(({ day }) => day));
  const today = todayInIndia(now);
  return (departures ?? []).flatMap(({ day }, row): [string, string][] =>
    day < today && !stored.has(day) ? [[`departures.${row}.day`, 'This day is past.']] : [],
  );
}

/** A draft may lack its length. */
function placesAfterTheEnd({ stops, duration = '', itinerary }: Days): [string, string][] {
  const last = Math.max(...itinerary.map(({ day }, at) => day ?? at + 1), 0);
  const days = Math.max(last, tourLength(duration, itinerary.length));
  if (last === 0 && duration === '') return [];
  return (stops ?? []).flatMap(({ day }, row): [string, string][] =>
    day > days ? [[`stops.${row}.day`, `The tour has ${days} ${days === 1 ? 'day' : 'days'}.`]] : [],
  );
}
