import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { cutOfFile, readCutAddress } from './cutting/cut-address.ts';
import { findMediaAddresses, findReviewPictures, removeUnusedMedia } from './media.queries.ts';
import { diskMediaStorage, type MediaStorage } from './media-storage.ts';
import { workFolder } from './store-upload.ts';

const ONE_DAY = 86_400_000;

/**
 * Removes uploads that nothing has shown for a week, cuts that a picture has not been shown with for a day, and what a
 * process left behind that died at work. Nothing else removes a cut: a file that a row is about to name is younger.
 */
export async function cleanUpMedia({ db, config }: Pick<Deps, 'db' | 'config'>, now: Date): Promise<void> {
  const storage = diskMediaStorage(config.dataDir);
  const unused = await runTransaction(db, (trx) => removeUnusedMedia(trx, now));
  for (const id of unused) await storage.remove(id);

  const yesterday = new Date(now.getTime() - ONE_DAY);
  const folders = await storage.listFolders(yesterday);
  const addresses = await findMediaAddresses(db, folders);
  const ofReviews = await findReviewPictures(db, folders);
  for (const folder of folders) {
    if (ofReviews.has(folder)) continue;
    const address = addresses.get(folder);
    if (address === undefined) await storage.remove(folder);
    else await removeOlderCuts(storage, folder, { address, before: yesterday });
  }
  await removeAbandonedWork(workFolder(config.dataDir), yesterday);
}

async function removeOlderCuts(storage: MediaStorage, folder: string, { address, before }: CurrentCut) {
  const shown = readCutAddress(address)?.cut;
  const files = await storage.listFiles(folder, before);
  const old = files.filter((file) => ![undefined, shown].includes(cutOfFile(file)));
  if (old.length > 0) await storage.remove(folder, old);
}

type CurrentCut = { address: string; before: Date };

async function removeAbandonedWork(root: string, before: Date): Promise<void> {
  for (const entry of await readdir(root, { withFileTypes: true }).catch(emptyWhereMissing)) {
    const path = join(root, entry.name);
    if ((await stat(path)).mtime < before) await rm(path, { recursive: true, force: true });
  }
}

function emptyWhereMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
