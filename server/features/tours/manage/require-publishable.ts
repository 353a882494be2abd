import { badInput } from '../../../http/faults/errors.ts';
import { faultsOfPictures } from '../pictures/tour-pictures.ts';
import { numbersOf } from './open-numbers.ts';
import { publishedTourBody } from './read-tour-body.ts';
import type { StoredTour } from './stored-tour.ts';

/** Throws all that a stored tour lacks of what one on the site has, by the names of the form's fields. */
export function requirePublishable(tour: StoredTour): void {
  const { error } = publishedTourBody.safeParse(bodyOf(tour));
  const faults = Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
  const all = { ...faults, ...faultsOfPictures(tour.pictures) };
  if (Object.keys(all).length > 0) throw badInput(all);
}

/** As the form would send it. */
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
