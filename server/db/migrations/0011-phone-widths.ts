import type { Kysely } from 'kysely';

type Tables = { media: { url: string; widths: string } };

/** Drawn scenes get a width for phones. Uploads get it when they are next resized. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable('media')
    .set({ widths: '[480,640,800,1200,1800]' })
    .where('url', 'like', '/media/scenes/%/card-1800.webp')
    .where('widths', '=', '[480,800,1200,1800]')
    .execute();
}
