import type { TourStatus } from '../../../contracts/desk-terms.ts';
import type { TourBody } from '../../../contracts/tours.contract.ts';
import type { Db } from '../../db/database.ts';
import type { MediaRow } from '../../db/schema.ts';
import { badInput } from '../../http/errors.ts';
import { findMediaByIds } from '../media/media.queries.ts';

/**
 * The pictures that a saved tour gets, and its cover: the first of them or, without any, the typed address. A body that
 * says nothing of pictures keeps those there are, unless it brings another photo in place of them.
 */
export async function choosePictures(
  trx: Db,
  { photo, pictures: ids }: Pick<TourBody, 'photo' | 'pictures'>,
  present: MediaRow[] = [],
): Promise<{ photo: string; pictures: MediaRow[] }> {
  const pictures = ids ? await getPictures(trx, [...new Set(ids)]) : keptWith(photo, present);
  const cover = pictures[0]?.url ?? photo;
  // `readTourBody` has seen to it that there is one of the two.
  if (cover === undefined) throw badInput({ photo: 'Enter the address of a photo.' });
  return { photo: cover, pictures };
}

/** Visitors who do not see a picture are told of it in words: without them it is not published. */
export function requireWords(status: TourStatus, pictures: MediaRow[]): void {
  if (status !== 'published') return;
  const wordless = pictures.flatMap(({ alt }, place) =>
    alt ? [] : [[`pictures.${place}`, 'Say what this picture shows.']],
  );
  if (wordless.length > 0) throw badInput(Object.fromEntries(wordless));
}

async function getPictures(trx: Db, ids: string[]): Promise<MediaRow[]> {
  const found = await findMediaByIds(trx, ids);
  const known = new Set(found.map((media) => media.id));
  const gone = ids.flatMap((id, place) =>
    known.has(id) ? [] : [[`pictures.${place}`, 'This picture is gone. Please upload it again.']],
  );
  if (gone.length > 0) throw badInput(Object.fromEntries(gone));
  return found;
}

function keptWith(photo: string | undefined, present: MediaRow[]): MediaRow[] {
  return photo === undefined || present[0]?.url === photo ? present : [];
}
