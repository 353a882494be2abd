import { setImmediate as everythingElse } from 'node:timers/promises';

/** SQLite takes 32,766 values in one statement, PostgreSQL 65,535. */
export const IDS_PER_QUERY = 500;

export function batchesOf<Id>(ids: readonly Id[], size = IDS_PER_QUERY): Id[][] {
  const count = Math.ceil(ids.length / size);
  return Array.from({ length: count }, (_, at) => ids.slice(at * size, (at + 1) * size));
}

/** Lets other work run between two batches. */
export async function readInBatches<Row>(
  ids: readonly string[],
  read: (batch: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  await workInTurns(ids, IDS_PER_QUERY, async (batch) => {
    rows.push(...(await read(batch)));
  });
  return rows;
}

/** As `map`, for many. */
export async function mapInTurns<One, Other>(
  all: readonly One[],
  size: number,
  map: (one: One) => Other,
): Promise<Other[]> {
  const mapped: Other[] = [];
  await workInTurns(all, size, async (turn) => {
    for (const one of turn) mapped.push(map(one));
  });
  return mapped;
}

/** Lets readers run between two turns, also within a transaction, where SQLite would make them wait until its end. */
export async function workInTurns<Id>(
  ids: readonly Id[],
  size: number,
  work: (batch: Id[]) => Promise<unknown>,
): Promise<void> {
  for (const [at, batch] of batchesOf(ids, size).entries()) {
    if (at > 0) await everythingElse();
    await work(batch);
  }
}
