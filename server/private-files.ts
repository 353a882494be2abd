import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SQLITE_FILE } from './db/database.ts';
import { mediaFolder } from './features/media/media-storage.ts';
import { workFolder } from './features/media/store-upload.ts';
import { mailFolder } from './mail/mail-files.ts';

const OTHERS = 0o077;

/**
 * Makes files readable only by this process's user. Call it before anything is opened. Also closes files that an
 * earlier version left open; the folder only if it is new. Returns what could not be closed.
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
