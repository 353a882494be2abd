import type { HeroPicture, Loop, Picture } from '../../../contracts/media.contract.ts';
import type { PictureField } from '../../../contracts/page-content/content-fields.ts';
import manifest from '../../../public/media/media.json' with { type: 'json' };
import type { Db } from '../../db/database.ts';
import type { MediaRow } from '../../db/schema.ts';
import { findMediaByUrl } from '../media/media.queries.ts';
import { presentGalleryPicture, presentPicture } from '../media/present-picture.ts';

type Crop = { width: number; height: number; widths: number[] };
type Scene = { crops: { card: Crop; wide?: Crop; tall?: Crop } };

const scenes: Record<string, Scene> = manifest.scenes;
const loops: Record<string, Loop> = manifest.loops;

const SCENE = /^\/media\/scenes\/([\w-]+)\/card-\d+\.webp$/;
const LOOP = /^\/media\/loops\/([\w-]+)$/;

/** By address. An address that is not in the library is missing. */
export type ContentMedia = {
  picture: (address: string, cut: PictureField['cut']) => Picture | HeroPicture | null;
  video: (address: string) => Loop | null;
};

export async function loadContentMedia(db: Db, addresses: string[]): Promise<ContentMedia> {
  const rows = await findMediaByUrl(db, addresses);
  return {
    picture(address, cut) {
      const row = rows.get(address);
      if (!row) return null;
      return cut === 'hero' ? heroOf(row) : presentPicture(row.url, row);
    },
    video: (address) => {
      const loop = loops[LOOP.exec(address)?.[1] ?? ''];
      return loop ? { wide: filesOf(loop.wide), tall: filesOf(loop.tall) } : null;
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
