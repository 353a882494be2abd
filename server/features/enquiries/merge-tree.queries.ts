import { readInBatches } from '../../db/batches.ts';
import type { Db } from '../../db/database.ts';
import type { BookingRow } from '../../db/schema.ts';

// An enquiry that was merged into another points to it; that one may have been merged into a third. The last of the line
// is the survivor, which stands in the list. Only survivors are merged, so whoever holds the survivor's lock may rely on
// everything below it.

/** An enquiry and those that it was merged into, each after the one that was merged into it: the survivor is the last. */
export async function lineOf(db: Db, id: string): Promise<[BookingRow, ...BookingRow[]] | undefined> {
  const own = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
  if (!own) return undefined;
  const above = own.merged_into === null ? undefined : await lineOf(db, own.merged_into);
  return [own, ...(above ?? [])];
}

/** The enquiry that an enquiry has become a part of; itself where it was not merged. */
export async function findSurvivor(db: Db, row: BookingRow): Promise<BookingRow> {
  if (row.merged_into === null) return row;
  return (await lineOf(db, row.merged_into))?.at(-1) ?? row;
}

/** What was merged into one of these, at one step, in the order of the merges. */
export function listMergedInto(db: Db, ids: readonly string[]): Promise<BookingRow[]> {
  return readInBatches(ids, (batch) =>
    db
      .selectFrom('bookings')
      .selectAll()
      .where('merged_into', 'in', batch)
      .orderBy('deleted_at')
      .orderBy('id')
      .execute(),
  );
}

/** An enquiry with all that was merged into it, however many steps away: itself first. Empty where there is none. */
export async function familyOf(db: Db, id: string): Promise<BookingRow[]> {
  return (await familiesOf(db, [id])).get(id) ?? [];
}

/** The same of several enquiries, by their ids; one may be in the family of another. */
export async function familiesOf(db: Db, ids: readonly string[]): Promise<Map<string, BookingRow[]>> {
  const heads = await db
    .selectFrom('bookings')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  const families = new Map(heads.map((row) => [row.id, [row]]));
  let level = new Map(heads.map((row) => [row.id, [row.id]]));
  while (level.size > 0) {
    const below = new Map<string, string[]>();
    for (const row of await listMergedInto(db, [...level.keys()])) {
      const headsOf = level.get(row.merged_into ?? '') ?? [];
      for (const head of headsOf) families.get(head)?.push(row);
      below.set(row.id, headsOf);
    }
    level = below;
  }
  return families;
}

/** These enquiries and all that they were merged into, however many steps away. */
export async function idsAbove(db: Db, ids: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  let level = [...ids];
  while (level.length > 0) {
    for (const id of level) found.add(id);
    const rows = await readInBatches(level, (batch) =>
      db.selectFrom('bookings').select('merged_into').where('id', 'in', batch).execute(),
    );
    level = [...new Set(rows.flatMap((row) => row.merged_into ?? []))].filter((id) => !found.has(id));
  }
  return [...found];
}

/** The survivors of these enquiries, by their ids. */
export async function findRootIds(
  db: Db,
  rows: readonly Pick<BookingRow, 'id' | 'merged_into'>[],
): Promise<Map<string, string>> {
  const above = new Map(rows.map((row) => [row.id, row.merged_into]));
  let level = rows.flatMap((row) => row.merged_into ?? []);
  while (level.length > 0) {
    const found = await readInBatches(
      [...new Set(level)].filter((id) => !above.has(id)),
      (batch) => db.selectFrom('bookings').select(['id', 'merged_into']).where('id', 'in', batch).execute(),
    );
    for (const row of found) above.set(row.id, row.merged_into);
    level = found.flatMap((row) => row.merged_into ?? []);
  }
  const rootOf = (id: string): string => {
    let root = id;
    for (let next = above.get(root); next; next = above.get(root)) root = next;
    return root;
  };
  return new Map(rows.map((row) => [row.id, rootOf(row.id)]));
}
