const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;
/**
 * Faults of the machine or of its disk, and none of ours: read-only, input or output, malformed, cannot be opened, locking
 * protocol, no database. A full disk (13) is told in words of its own.
 */
const AWAY = new Set([BUSY, 8, 10, CORRUPT, 14, 15, NOT_A_DATABASE]);
/** SQLite tells details in the higher bits. */
const PRIMARY_CODE = 0xff;

/** The database's file is not what it was: nothing is written to it any more. */
export class DatabaseFileError extends Error {
  constructor(path: string, fault: string, cause?: unknown) {
    super(`${fault}: ${path}`, { cause });
    this.name = 'DatabaseFileError';
  }
}

function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return undefined;
  return error.errcode & PRIMARY_CODE;
}

/** True while another process holds a lock on the file. */
export function isBusy(error: unknown): boolean {
  return codeOf(error) === BUSY;
}

/** True when the file holds something else than SQLite once wrote there. */
export function isMalformed(error: unknown): boolean {
  const code = codeOf(error);
  return code === CORRUPT || code === NOT_A_DATABASE;
}

/** True when SQLite can read or write nothing at the moment, whatever was asked. */
export function isFileAway(error: unknown): boolean {
  return error instanceof DatabaseFileError || AWAY.has(codeOf(error) ?? 0);
}
