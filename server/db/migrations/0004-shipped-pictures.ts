import type { Kysely } from 'kysely';

type Tables = {
  tours: { photo: string };
  media: { url: string; width: number; height: number; widths: string };
};

/** Pictures that the first version shipped, and the drawn scene that replaced each. */
const SCENES = {
  sikkim: 'pelling-chorten',
  'sikkim-2': 'tsomgo-lake',
  darjeeling: 'batasia-loop',
  'darjeeling-2': 'tiger-hill',
  gangtok: 'gangtok-ropeway',
  'gangtok-2': 'rumtek-courtyard',
  kalimpong: 'deolo-orchids',
  'kalimpong-2': 'lamahatta-pines',
  dooars: 'jaldapara-rhino',
  'dooars-2': 'sal-forest-road',
  bhutan: 'paro-taktsang',
  'bhutan-2': 'punakha-dzong',
};

/** Moves tours and pictures from the removed files to the drawn scenes. */
export async function up(db: Kysely<Tables>): Promise<void> {
  for (const [name, scene] of Object.entries(SCENES)) {
    const before = `/media/destinations/${name}.svg`;
    const url = `/media/scenes/${scene}/card-1800.webp`;
    await db.updateTable('tours').set({ photo: url }).where('photo', '=', before).execute();
    await db
      .updateTable('media')
      .set({ url, width: 1800, height: 1200, widths: '[480,800,1200,1800]' })
      .where('url', '=', before)
      .execute();
  }
}
