import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { batchesOf } from '../db/batches.ts';
import type { Db } from '../db/database.ts';

/** Sent once, sent again by staff, a retry, or an unfinished file of a process that died. */
const FILE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\.r\d+)?(?:\.\d+)?\.eml(?:\.part)?$/;

export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

/** Files of mails that are still in the outbox, and other files, stay. */
export async function removeOrphanedMailFiles(db: Db, dataDir: string): Promise<void> {
  const folder = mailFolder(dataDir);
  const filesOf = Map.groupBy(await namesIn(folder), (name) => FILE.exec(name)?.[1]);
  const ids = [...filesOf.keys()].filter((id) => id !== undefined);
  for (const asked of batchesOf(ids)) {
    const known = await db.selectFrom('outbox').select('id').where('id', 'in', asked).execute();
    const stillThere = new Set(known.map(({ id }) => id));
    const orphaned = asked.filter((id) => !stillThere.has(id)).flatMap((id) => filesOf.get(id) ?? []);
    for (const name of orphaned) await rm(join(folder, name), { force: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
