/** Ids in one query: SQLite takes 32,766 values in one statement, PostgreSQL 65,535. */
export const IDS_PER_QUERY = 500;

/** Ids in the order given, as many at a time as one query asks for. */
export function batchesOf(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / IDS_PER_QUERY);
  return Array.from({ length: count }, (_, at) => ids.slice(at * IDS_PER_QUERY, (at + 1) * IDS_PER_QUERY));
}

/** What is read of these ids, however many they are. */
export async function readInBatches<Row>(
  ids: readonly string[],
  read: (batch: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const batch of batchesOf(ids)) rows.push(...(await read(batch)));
  return rows;
}
