import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { BackupFault } from './verify-backup.ts';

const MARK = 'restore-unfinished';

/** Marks `dataDir` while its files are moved to `before`, to notice a killed restore. Returns a function to unmark. */
export async function markRestore(dataDir: string, before: string): Promise<() => Promise<void>> {
  const mark = join(dataDir, MARK);
  await writeFile(mark, basename(before), { mode: 0o600, flush: true });
  return () => rm(mark);
}

/** Throws after a killed restore: what it left would look like a new site. */
export function refuseUnfinishedRestore(dataDir: string): void {
  const mark = join(dataDir, MARK);
  if (!existsSync(mark)) return;
  throw new BackupFault(
    `A restore was cut off in the middle. Do it again (npm run restore -- FILE); or move back into ${dataDir} ` +
      `what is in ${join(dataDir, readFileSync(mark, 'utf8'))}, and delete ${mark}.`,
  );
}
