import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { PictureUsers } from './library/picture-users.ts';
import { removeUnwantedMedia } from './media.queries.ts';
import { diskMediaStorage, ifMissing, type MediaStorage } from './media-storage.ts';
import { findNamedFiles } from './named-files.ts';
import { workFolder } from './store-upload.ts';

const ONE_DAY = 86_400_000;

/** Removes unwanted uploads and files unnamed for a day. Nothing else may: a row may be about to name one. */
export async function cleanUpMedia(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  users: PictureUsers,
  now: Date,
): Promise<void> {
  const storage = diskMediaStorage(config.dataDir);
  await runTransaction(db, (trx) => removeUnwantedMedia(trx, users, now));
  const yesterday = new Date(now.getTime() - ONE_DAY);
  const folders = await storage.listFolders(yesterday);
  const named = await findNamedFiles(db);
  for (const folder of folders)
    await removeOthers(storage, folder, { named: named.get(folder), before: yesterday });
  await removeAbandonedWork(workFolder(config.dataDir), yesterday);
}

export async function removePictureFiles(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  ids: readonly string[],
): Promise<void> {
  const storage = diskMediaStorage(config.dataDir);
  for (const id of ids) {
    const named = (await findNamedFiles(db, id)).get(id);
    await removeOthers(storage, id, { named });
  }
}

type Left = { named: ReadonlySet<string> | undefined; before?: Date };

async function removeOthers(storage: MediaStorage, folder: string, { named, before }: Left): Promise<void> {
  if (!named) return storage.remove(folder);
  const files = await storage.listFiles(folder, before);
  const others = files.filter((file) => !named.has(file));
  if (others.length > 0) await storage.remove(folder, others);
}

async function removeAbandonedWork(root: string, before: Date): Promise<void> {
  for (const entry of await readdir(root, { withFileTypes: true }).catch(ifMissing([]))) {
    const path = join(root, entry.name);
    if ((await stat(path)).mtime < before) await rm(path, { recursive: true, force: true });
  }
}
