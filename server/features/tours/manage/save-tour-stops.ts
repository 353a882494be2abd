import type { TourStop, TourStopsBody } from '../../../../contracts/stops/stops.contract.ts';
import type { Db } from '../../../db/database.ts';
import { badInput } from '../../../http/faults/errors.ts';
import { findStopIds, findTourStops, replaceTourStops } from '../../stops/stops.queries.ts';

export async function requireKnownStops(trx: Db, stops: TourStopsBody): Promise<void> {
  const known = await findStopIds(
    trx,
    stops.map(({ stop }) => stop),
  );
  const faults = stops.flatMap(({ stop }, place) =>
    known.has(stop) ? [] : [[`stops.${place}.stop`, 'This place is gone. Choose another one.']],
  );
  if (faults.length > 0) throw badInput(Object.fromEntries(faults));
}

export async function saveTourStops(trx: Db, tourId: string, stops: TourStopsBody): Promise<TourStop[]> {
  await replaceTourStops(
    trx,
    tourId,
    stops.map(({ stop, day }) => ({ stop_id: stop, day })),
  );
  return findTourStops(trx, tourId);
}

export async function copyTourStops(trx: Db, from: string, to: string): Promise<void> {
  const stops = await findTourStops(trx, from);
  await replaceTourStops(
    trx,
    to,
    stops.map(({ _id, day }) => ({ stop_id: _id, day })),
  );
}
