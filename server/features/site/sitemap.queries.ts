import { readInBatches } from '../../db/batches.ts';
import type { Db } from '../../db/database.ts';

export async function findToursForSitemap(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { slug: string; photo: string }>> {
  const rows = await readInBatches(ids, (batch) =>
    db.selectFrom('tours').select(['id', 'slug', 'photo']).where('id', 'in', batch).execute(),
  );
  return new Map(rows.map((row) => [row.id, row]));
}
