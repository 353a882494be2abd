import { fileNameOf, uploadNameOf } from '../../../../contracts/imports/picture-names.ts';
import { batchesOf } from '../../../db/batches.ts';
import type { Db } from '../../../db/database.ts';
import type { MediaRow } from '../../../db/schema.ts';

/** Pictures of the library by what they were called before, or by their address here. The newest of a name wins. */
export async function findPicturesNamed(db: Db, names: readonly string[]): Promise<Map<string, MediaRow>> {
  if (names.length === 0) return new Map();
  const known = await db.selectFrom('media').select(['id', 'original_name', 'url']).orderBy('id').execute();
  const ids = new Map(known.map(({ id, original_name }) => [fileNameOf(original_name ?? ''), id]));
  const addresses = new Map(known.map(({ id, url }) => [url, id]));
  // A phone's HEIC becomes a JPEG on its way here.
  const stems = new Map([...ids].map(([name, id]) => [stemOf(name), id]));
  const chosen = names.flatMap((name): [string, string][] => {
    const id =
      addresses.get(name) ??
      ids.get(uploadNameOf(name)) ??
      ids.get(fileNameOf(name)) ??
      stems.get(stemOf(uploadNameOf(name)));
    return id === undefined || fileNameOf(name) === '' ? [] : [[name, id]];
  });
  const rows = new Map<string, MediaRow>();
  for (const batch of batchesOf([...new Set(chosen.map(([, id]) => id))]))
    for (const row of await db.selectFrom('media').selectAll().where('id', 'in', batch).execute())
      rows.set(row.id, row);
  return new Map(chosen.flatMap(([name, id]) => (rows.has(id) ? [[name, rows.get(id) as MediaRow]] : [])));
}

const stemOf = (name: string) => name.replace(/\.\w{3,4}$/, '');
