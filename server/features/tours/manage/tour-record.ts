import { numbersOf } from './open-numbers.ts';
import type { StoredTour } from './stored-tour.ts';

type TourRecord = Record<string, unknown>;

export function tourRecord({
  row,
  itinerary,
  dossier,
  roadIds,
  teamIds,
  stops,
  pictures,
}: StoredTour): TourRecord {
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
    itinerary: itinerary.map(({ facts, ...day }) => ({ ...day, ...said(facts) })),
    ...Object.fromEntries(Object.entries(dossier).map(([part, value]) => [part, said(value)])),
    roads: roadIds,
    team: teamIds,
    places: stops.map(({ name, day }) => `${name}, day ${day}`),
    pictures: pictures.map((picture) => picture.id),
  };
}

function said<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const told = Object.entries(value).filter(
    ([, field]) => field !== null && field !== '' && !(Array.isArray(field) && field.length === 0),
  );
  return Object.fromEntries(told) as T;
}
