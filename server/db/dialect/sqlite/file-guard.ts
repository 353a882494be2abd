import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseFileError, isMalformed } from './sqlite-faults.ts';

/** Milliseconds between two looks into the file with fresh eyes. A look takes a quarter of one. */
const LOOK_EVERY = 1_000;
/** A database is these files together: what was committed last stands in the second, and the third says where. */
const FILES = ['', '-wal', '-shm'];

/** Sees to it that nothing is written to a file that is gone or malformed, where nobody would find it again. */
export type FileGuard = {
  /** Throws a `DatabaseFileError` where a file was deleted, moved, or replaced by another. */
  assertInPlace: () => void;
  /** The same, and where the file is malformed, as far as a look or a query has shown. */
  assertSound: () => void;
  /** Told of every error: a file that was found malformed stays so until somebody has restored it. */
  notice: (error: unknown) => void;
};

/** Guards the files that are there now. No file of SQLite’s is opened here but by SQLite: closing it would end its locks. */
export function guardFile(path: string): FileGuard {
  const opened = FILES.map((ending) => inodeOf(path + ending));
  let lookedAt = Number.NEGATIVE_INFINITY;
  let malformed: DatabaseFileError | undefined;

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
    assertSound() {
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

/** Reads the beginning of every table, from the disk: the connections in use have it in memory. */
function lookInto(path: string): void {
  const fresh = new DatabaseSync(path, { readOnly: true });
  try {
    const tables = fresh.prepare(`select name from sqlite_master where type = 'table'`).all();
    for (const { name } of tables) fresh.prepare(`select 1 from "${name}" limit 1`).get();
  } finally {
    fresh.close();
  }
}

function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino;
}
