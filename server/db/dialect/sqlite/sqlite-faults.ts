const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;
/** Faults of the machine or disk. A full disk (13) is handled elsewhere. */
const AWAY = new Set([BUSY, 8, 10, CORRUPT, 14, 15, NOT_A_DATABASE]);
const PRIMARY_CODE = 0xff;

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

export function isBusy(error: unknown): boolean {
  return codeOf(error) === BUSY;
}

export function isMalformed(error: unknown): boolean {
  const code = codeOf(error);
  return code === CORRUPT || code === NOT_A_DATABASE;
}

export function isFileAway(error: unknown): boolean {
  return error instanceof DatabaseFileError || AWAY.has(codeOf(error) ?? 0);
}
