/** Matches words, not codes: an error from another process has only its message. */
const PATTERN = /no space left on device|disk quota exceeded|database or disk is full/i;
/** PostgreSQL's messages may be translated, so match its code. */
const SQLSTATE = '53100';

export function isDiskFull(error: unknown): boolean {
  return (
    error instanceof Error && (('code' in error && error.code === SQLSTATE) || PATTERN.test(error.message))
  );
}
