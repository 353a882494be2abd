import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SQLITE_FILE } from './db/database.ts';
import { mediaFolder } from './features/media/media-storage.ts';
import { workFolder } from './features/media/store-upload.ts';
import { mailFolder } from './mail/mail-files.ts';

/** Of a file's mode: what its group and all others may do. */
const OTHERS = 0o077;

/**
 * From now on what this process makes, and the programs that it starts, is for the user alone that it runs as: it is
 * travellers' names and phone numbers, mails with their links, backups. What an earlier version left open in `dataDir` is
 * closed; the folder itself where it is made here, since one that is there may hold things of others as well. Call it once,
 * before anything is opened. Answers what could not be closed, for the log.
 */
export function makeFilesPrivate(dataDir: string): string[] {
  process.umask(OTHERS);
  mkdirSync(dataDir, { recursive: true });
  const databaseFiles = ['', '-wal', '-shm'].map((end) => join(dataDir, SQLITE_FILE + end));
  const folders = [mailFolder(dataDir), mediaFolder(dataDir), workFolder(dataDir)];
  return [...databaseFiles, ...folders].flatMap((path) => closeToOthers(path) ?? []);
}

function closeToOthers(path: string): string | undefined {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & OTHERS) === 0) return undefined;
  try {
    chmodSync(path, mode & ~OTHERS);
    return undefined;
  } catch (error) {
    return `Others can read ${path}, and it cannot be closed to them: ${error instanceof Error ? error.message : error}`;
  }
}
