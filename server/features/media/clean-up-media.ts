import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../../deps.ts';
import { workFolder } from './keep-upload.ts';
import { knownMediaIds, removeUnusedMedia } from './media.queries.ts';
import { diskMediaStorage } from './media-storage.ts';

const ONE_DAY = 86_400_000;

/** Removes uploads that no tour has shown for a week, and what a process left behind that died at work. */
export async function cleanUpMedia({ db, config }: Pick<Deps, 'db' | 'config'>, now: Date): Promise<void> {
  const storage = diskMediaStorage(config.dataDir);
  const unused = await db.transaction().execute((trx) => removeUnusedMedia(trx, now));
  for (const id of unused) await storage.remove(id);

  const yesterday = new Date(now.getTime() - ONE_DAY);
  const folders = await storage.listFolders(yesterday);
  const known = await knownMediaIds(db, folders);
  for (const folder of folders) if (!known.has(folder)) await storage.remove(folder);
  await removeOldWork(workFolder(config.dataDir), yesterday);
}

async function removeOldWork(root: string, before: Date): Promise<void> {
  for (const entry of await readdir(root, { withFileTypes: true }).catch(emptyWhereMissing)) {
    const path = join(root, entry.name);
    if ((await stat(path)).mtime < before) await rm(path, { recursive: true, force: true });
  }
}

function emptyWhereMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
