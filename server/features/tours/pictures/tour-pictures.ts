import type { TourBody } from '../../../../contracts/tours/tour-body.contract.ts';
import type { TourStatus } from '../../../../contracts/tours/tour-terms.ts';
import type { Db } from '../../../db/database.ts';
import type { MediaRow } from '../../../db/schema.ts';
import { badInput } from '../../../http/faults/errors.ts';
import { readCutAddress } from '../../media/cutting/cut-address.ts';
import { findMediaByUrl, lockMedia } from '../../media/media.queries.ts';

const GONE = 'This picture is gone. Please upload it again.';

/** Locks all pictures, so that concurrent changes find their tour. The first, or the typed address, is the cover. */
export async function choosePictures(
  trx: Db,
  { photo, pictures: given }: Pick<TourBody, 'photo' | 'pictures'>,
  current: MediaRow[] = [],
): Promise<{ photo: string; pictures: MediaRow[] }> {
  const pictures = given
    ? await getPictures(trx, [...new Set(await idsOf(trx, given, photo, current))])
    : await findCurrentPictures(trx, photo, current);
  // Only a draft may have neither, see `readTourBody`.
  const cover = pictures[0]?.url ?? (await currentAddress(trx, photo)) ?? '';
  return { photo: cover, pictures };
}

/** In answers the photo comes first, even if it is no upload of the tour. */
async function idsOf(
  trx: Db,
  given: NonNullable<TourBody['pictures']>,
  photo: string | undefined,
  current: MediaRow[],
): Promise<string[]> {
  const urls = given.flatMap((picture) => (typeof picture === 'string' ? [] : [picture.url]));
  const known = new Map([
    ...(await findMediaByUrl(trx, urls)),
    ...current.map((own) => [own.url, own] as const),
  ]);
  const isTyped = (url: string) => url === photo && !current.some((own) => own.url === url);
  const gone: Record<string, string> = {};
  const ids = given.flatMap((picture, place) => {
    if (typeof picture === 'string') return [picture];
    if (isTyped(picture.url)) return [];
    const id = known.get(picture.url)?.id;
    if (id === undefined) gone[`pictures.${place}`] = GONE;
    return id ?? [];
  });
  if (Object.keys(gone).length > 0) throw badInput(gone);
  return ids;
}

export function requireAltTexts(status: TourStatus, pictures: MediaRow[]): void {
  if (status !== 'published') return;
  const faults = faultsOfPictures(pictures);
  if (Object.keys(faults).length > 0) throw badInput(faults);
}

export function faultsOfPictures(pictures: MediaRow[]): Record<string, string> {
  const withoutAlt = pictures.flatMap(({ alt }, place) =>
    alt ? [] : [[`pictures.${place}`, 'Say what this picture shows.']],
  );
  return Object.fromEntries(withoutAlt);
}

async function getPictures(trx: Db, ids: string[]): Promise<MediaRow[]> {
  const found = await lockMedia(trx, ids);
  const known = new Set(found.map((media) => media.id));
  const gone = ids.flatMap((id, place) => (known.has(id) ? [] : [[`pictures.${place}`, GONE]]));
  if (gone.length > 0) throw badInput(Object.fromEntries(gone));
  return found;
}

function findCurrentPictures(trx: Db, photo: string | undefined, current: MediaRow[]): Promise<MediaRow[]> {
  const isUnchanged = photo === undefined || isOf(photo, current[0]);
  return lockMedia(trx, isUnchanged ? current.map(({ id }) => id) : []);
}

/** In any size: another may be in use since the form was filled. */
function isOf(photo: string, media: MediaRow | undefined): boolean {
  return media !== undefined && (media.url === photo || media.id === readCutAddress(photo)?.id);
}

async function currentAddress(trx: Db, photo: string | undefined): Promise<string | undefined> {
  const upload = photo === undefined ? undefined : readCutAddress(photo);
  if (!upload) return photo;
  const [media] = await lockMedia(trx, [upload.id]);
  if (!media) throw badInput({ photo: GONE });
  return media.url;
}
