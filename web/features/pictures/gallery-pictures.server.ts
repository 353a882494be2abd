import type { Picture } from '../../../contracts/media.contract.ts';
import type { ShownContent } from '../../../contracts/page-content/content-values.ts';

const TILES = { wide: '3 / 2', square: '1 / 1', tall: '4 / 5' } as const;

export type GalleryTile = { id: string; picture: Picture; tile: string; caption: string };

/** Each picture once, without those that are gone. */
export function galleryPictures({ pictures }: ShownContent<'gallery'>): GalleryTile[] {
  const byId = pictures.flatMap(({ picture, shape, caption }): [string, GalleryTile][] => {
    if (!picture) return [];
    const id = folderOf(picture);
    return [[id, { id, picture, tile: TILES[shape], caption }]];
  });
  return [...new Map(byId).values()];
}

/** The name of a drawn scene, or an upload's id. */
function folderOf({ url }: Picture): string {
  return url.split('/').at(-2) ?? url;
}
