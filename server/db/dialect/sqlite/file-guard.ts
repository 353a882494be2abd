import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseFileError, isMalformed } from './sqlite-faults.ts';

/** Milliseconds between two checks of the file. A check takes a quarter of one. */
const LOOK_EVERY = 1_000;
const FILES = ['', '-wal', '-shm'];

export type FileGuard = ReturnType<typeof guardFile>;

/** Stops writes to deleted or malformed files. Only SQLite may open its files: closing one here drops its locks. */
export function guardFile(path: string) {
  const opened = FILES.map((ending) => inodeOf(path + ending));
  let lookedAt = Number.NEGATIVE_INFINITY;
  let malformed: DatabaseFileError | undefined;

  /** A file found malformed stays so until somebody restores it. */
  function notice(error: unknown): void {
    if (isMalformed(error))
      malformed ??= new DatabaseFileError(path, 'The database file is malformed', error);
  }

  function assertInPlace(): void {
    if (FILES.every((ending, index) => inodeOf(path + ending) === opened[index])) return;
    throw new DatabaseFileError(path, 'The database file was deleted or replaced while the site ran');
  }

  return {
    notice,
    assertInPlace,
    assertSound(): void {
      assertInPlace();
      if (performance.now() - lookedAt > LOOK_EVERY) {
        lookedAt = performance.now();
        try {
          lookInto(path);
        } catch (error) {
          notice(error);
        }
      }
      if (malformed) throw malformed;
    },
  };
}

/** Reads from the disk: the connections in use have the pages in memory. */
function lookInto(path: string): void {
  using fresh = new DatabaseSync(path, { readOnly: true });
  const tables = fresh.prepare(`select name from sqlite_master where type = 'table'`).all();
  for (const { name } of tables) fresh.prepare(`select 1 from "${name}" limit 1`).get();
}

function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino;
}
