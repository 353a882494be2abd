import { isDeepStrictEqual } from 'node:util';
import { numbersOf } from './open-numbers.ts';
import type { StoredTour } from './stored-tour.ts';

type TourRecord = Record<string, unknown>;

/** A tour as the audit log remembers it. */
export function tourRecord({ row, itinerary, pictures }: StoredTour): TourRecord {
  return {
    title: row.title,
    city: row.city,
    address: row.address,
    destination: row.destination,
    duration: row.duration,
    ...numbersOf(row),
    desc: row.description,
    photo: row.photo,
    featured: row.featured === 1,
    status: row.status,
    itinerary,
    pictures: pictures.map((picture) => picture.id),
  };
}

/** Of two records what differs, as it was and as it is. */
export function differenceOf(
  before: TourRecord,
  after: TourRecord,
): { before: TourRecord; after: TourRecord } {
  const names = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const pick = (record: TourRecord) => Object.fromEntries(names.map((name) => [name, record[name]]));
  return { before: pick(before), after: pick(after) };
}
