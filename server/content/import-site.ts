import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { settingsBody } from '../../contracts/settings/settings.contract.ts';
import type { Db } from '../db/database.ts';
import { newId } from '../db/identifiers.ts';
import { insertSearchWords } from '../db/search-words.ts';
import { runTransaction } from '../db/transaction.ts';
import { ifMissing } from '../features/media/media-storage.ts';
import { storeEmptySite } from '../features/opening/opening.queries.ts';
import { shippedMedia } from '../seed-database.ts';
import { type ContentKind, readContentFolder, SETTINGS } from './content-files.ts';
import { demoSettings } from './demo-settings.ts';
import { importContent } from './import-content.ts';
import { copyPictures, storePictures } from './site-pictures.ts';

type Asked = { folder: string; dataDir: string; isReplacing: boolean; now: Date };

export class WouldReplace extends Error {
  constructor(replaced: Record<string, string[]>) {
    const lines = Object.entries(replaced).map(([kind, names]) => `  ${kind}: ${names.join(', ')}`);
    super(
      [
        'Nothing was imported. This would replace what is there:',
        ...lines,
        'Add --replace if it shall.',
      ].join('\n'),
    );
    this.name = 'WouldReplace';
  }
}

/** A folder that `exportContent` wrote, into an empty site or one that is filled: all of it or nothing. */
export async function importSite(
  db: Db,
  { folder, dataDir, isReplacing, now }: Asked,
): Promise<Record<ContentKind, number>> {
  const pictures = await copyPictures(folder, dataDir);
  const settings = await readFile(join(folder, SETTINGS), 'utf8').catch(ifMissing('{}'));
  const values = settingsBody.omit({ basedOn: true }).partial().parse(JSON.parse(settings));
  return runTransaction(db, async (trx) => {
    // Else the demo would come at the next start.
    await storeEmptySite(trx, now);
    await storeShipped(trx, now);
    await storePictures(trx, pictures);
    const replaced = await importContent(trx, folder, { actor: null, now }, { isReplacing: true });
    const settled = await settledOtherwise(trx, values);
    const all = { ...replaced, ...(settled.length > 0 && { settings: settled }) };
    if (!isReplacing && Object.keys(all).length > 0) throw new WouldReplace(all);
    for (const [name, value] of Object.entries(values))
      await trx
        .updateTable('settings')
        .set({ value: JSON.stringify(value), is_placeholder: 0, updated_at: now.toISOString() })
        .where('name', '=', name)
        .execute();
    const { files } = readContentFolder(folder, now);
    return Object.fromEntries(Object.entries(files).map(([kind, own]) => [kind, own.length])) as Record<
      ContentKind,
      number
    >;
  });
}

/** What staff have set here, and not so. */
async function settledOtherwise(trx: Db, values: Record<string, unknown>): Promise<string[]> {
  const rows = await trx.selectFrom('settings').selectAll().where('is_placeholder', '=', 0).execute();
  return rows
    .filter(({ name, value }) => name in values && !isDeepStrictEqual(JSON.parse(value), values[name]))
    .filter(({ name, value }) => value !== JSON.stringify(demoSettings[name as keyof typeof demoSettings]))
    .map(({ name }) => name);
}

/** Content may show the drawings that ship with the site. */
async function storeShipped(trx: Db, now: Date): Promise<void> {
  const known = new Set((await trx.selectFrom('media').select('url').execute()).map(({ url }) => url));
  const missing = shippedMedia.filter(({ url }) => !known.has(url));
  if (missing.length === 0) return;
  const rows = missing.map((one) => ({ ...one, id: newId(), created_at: now.toISOString() }));
  await trx.insertInto('media').values(rows).execute();
  await insertSearchWords(trx, 'picture', new Map(rows.map(({ id, alt }) => [id, [alt]])));
}
