import { fileURLToPath } from 'node:url';
import manifest from '../public/media/media.json' with { type: 'json' };
import { demoSettings } from './content/demo-settings.ts';
import { importContent } from './content/import-content.ts';
import type { Db } from './db/database.ts';
import { newId } from './db/identifiers.ts';
import { insertSearchWords } from './db/search-words.ts';
import { runTransaction } from './db/transaction.ts';
import { noteDemo } from './features/demo/demo-records.queries.ts';
import { storeEmptySite } from './features/opening/opening.queries.ts';
import { insertPlaceholders } from './features/settings/settings.queries.ts';

export const DEMO_FOLDER = fileURLToPath(new URL('../demo', import.meta.url));

/** Fills an empty database once; never touches existing or deleted tours. True if the demo went in. */
export function seedDatabase(db: Db, seed: 'demo' | 'empty', now: Date): Promise<boolean> {
  return runTransaction(db, async (trx) => {
    const isFirst = !(await trx.selectFrom('settings').select('name').limit(1).executeTakeFirst());
    if (!isFirst || seed === 'empty') {
      await storeEmptySite(trx, now);
      return false;
    }
    const stored = await insertPlaceholders(trx, demoSettings, now);
    if (stored.length < Object.keys(demoSettings).length) return false;
    const pictures = shippedMedia.map((one) => ({ ...one, id: newId(), created_at: now.toISOString() }));
    await trx.insertInto('media').values(pictures).execute();
    await insertSearchWords(trx, 'picture', new Map(pictures.map(({ id, alt }) => [id, [alt]])));
    await importContent(trx, DEMO_FOLDER, { actor: null, now });
    await noteDemo(trx);
    return true;
  });
}

type Shipped = { alt: string; colour: string; focus: { x: number; y: number } };
type Crop = { width: number; height: number; widths: number[] };

export const shippedMedia = [
  ...Object.entries(manifest.scenes).map(([name, scene]) =>
    rowOf(`/media/scenes/${name}/card`, scene, scene.crops.card),
  ),
  ...Object.entries(manifest.portraits).map(([name, portrait]) =>
    rowOf(`/media/portraits/${name}/square`, portrait, portrait.crops.square),
  ),
];

function rowOf(base: string, { alt, colour, focus }: Shipped, { width, height, widths }: Crop) {
  return {
    url: `${base}-${Math.max(...widths)}.webp`,
    ...{ alt, width, height, dominant_colour: colour, widths: JSON.stringify(widths) },
    focus_x: Math.round(focus.x),
    focus_y: Math.round(focus.y),
  };
}
