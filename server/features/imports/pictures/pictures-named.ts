import { batchesOf } from '../../../db/batches.ts';
import type { Db } from '../../../db/database.ts';
import type { MediaRow } from '../../../db/schema.ts';
import { fold } from '../codecs/codec.ts';

/** "https://old.example/wp-content/uploads/2024/05/Tsomgo.JPG?x=1" → "tsomgo.jpg". */
export function fileNameOf(named: string): string {
  const path = named.split(/[?#]/, 1)[0] ?? '';
  return fold(path.split(/[\\/]/).at(-1) ?? '');
}

/** Pictures of the library by what they were called before, or by their address here. The newest of a name wins. */
export async function findPicturesNamed(db: Db, names: readonly string[]): Promise<Map<string, MediaRow>> {
  if (names.length === 0) return new Map();
  const wanted = new Set(names.map(fileNameOf));
  const known = await db.selectFrom('media').select(['id', 'original_name', 'url']).orderBy('id').execute();
  const ids = new Map<string, string>();
  for (const { id, original_name } of known)
    if (original_name && wanted.has(fold(original_name))) ids.set(fold(original_name), id);
  const addresses = new Map(known.map(({ url, id }) => [url, id]));
  const chosen = new Map(
    names.flatMap((name) => {
      const id = addresses.get(name) ?? ids.get(fileNameOf(name));
      return id === undefined ? [] : [[name, id]];
    }),
  );
  const rows = new Map<string, MediaRow>();
  for (const batch of batchesOf([...new Set(chosen.values())]))
    for (const row of await db.selectFrom('media').selectAll().where('id', 'in', batch).execute())
      rows.set(row.id, row);
  return new Map(
    [...chosen].flatMap(([name, id]) => {
      const row = rows.get(id);
      return row ? [[name, row]] : [];
    }),
  );
}
