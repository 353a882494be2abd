import type { HeroPicture, Loop, Picture } from '../../../contracts/media.contract.ts';
import type { PictureField } from '../../../contracts/page-content/content-fields.ts';
import manifest from '../../../public/media/media.json' with { type: 'json' };
import type { Db } from '../../db/database.ts';
import type { MediaRow } from '../../db/schema.ts';
import { findMediaByUrl } from '../media/media.queries.ts';
import { presentGalleryPicture, presentPicture } from '../media/present-picture.ts';
import { findVideosOf } from '../media/video/videos.queries.ts';

type Crop = { width: number; height: number; widths: number[] };
type Scene = { crops: { card: Crop; wide?: Crop; tall?: Crop } };

const scenes: Record<string, Scene> = manifest.scenes;
const loops: Record<string, Loop> = manifest.loops;

const SCENE = /^\/media\/scenes\/([\w-]+)\/card-\d+\.webp$/;
const LOOP = /^\/media\/loops\/([\w-]+)$/;

/** By address; a video of the library by that of its picture. What is not in the library is missing. */
export type ContentMedia = {
  picture: (address: string, cut: PictureField['cut']) => Picture | HeroPicture | null;
  video: (address: string) => Loop | null;
};

export async function loadContentMedia(db: Db, addresses: string[]): Promise<ContentMedia> {
  const rows = await findMediaByUrl(db, addresses);
  const videos = await findVideosOf(
    db,
    [...rows.values()].map(({ id }) => id),
  );
  return {
    picture(address, cut) {
      const row = rows.get(address);
      if (!row) return null;
      const picture = presentPicture(row.url, row);
      if (cut === 'hero') return heroOf(row);
      return cut === 'both' ? { ...heroOf(row), wide: picture } : picture;
    },
    video(address) {
      const loop = loops[LOOP.exec(address)?.[1] ?? ''];
      if (loop) return { wide: filesOf(loop.wide), tall: filesOf(loop.tall) };
      const video = videos.get(rows.get(address)?.id ?? '');
      if (!video) return null;
      const file = video.type === 'video/webm' ? { webm: video.url } : { mp4: video.url };
      return { wide: file, tall: file };
    },
  };
}

const filesOf = ({ webm, mp4 }: Loop['wide']) => ({ webm, mp4 });

/** Drawn pictures have cuts of their own; those of an upload are made by its focus. */
function heroOf(row: MediaRow): HeroPicture {
  const { tall, credit: _, ...picture } = presentGalleryPicture(row.url, row);
  const crops = scenes[SCENE.exec(row.url)?.[1] ?? '']?.crops;
  const cut = (name: 'wide' | 'tall'): Picture => {
    const crop = crops?.[name];
    if (!crop) return name === 'tall' && tall ? { ...picture, ...tall } : picture;
    const base = picture.base.replace(/card$/, name);
    const widest = Math.max(...crop.widths);
    return { ...picture, url: `${base}-${widest}.webp`, base, ...crop };
  };
  return { wide: cut('wide'), tall: cut('tall') };
}
