import { badInput } from '../../../http/faults/errors.ts';
import { faultsOfPictures } from '../pictures/tour-pictures.ts';
import { numbersOf } from './open-numbers.ts';
import { publishedTourBody } from './read-tour-body.ts';
import type { StoredTour } from './stored-tour.ts';

/** Throws `badInput` with all missing fields. */
export function requirePublishable(tour: StoredTour): void {
  const { error } = publishedTourBody.safeParse(bodyOf(tour));
  const faults = Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
  const all = { ...faults, ...faultsOfPictures(tour.pictures) };
  if (Object.keys(all).length > 0) throw badInput(all);
}

function bodyOf({ row, itinerary, dossier, pictures }: StoredTour): Record<string, unknown> {
  return {
    title: row.title,
    city: row.city,
    address: row.address,
    duration: row.duration,
    desc: row.description,
    photo: row.photo,
    ...numbersOf(row),
    pictures: pictures.map(({ id }) => id),
    itinerary,
    ...dossier,
  };
}
