/**
 * How it is said by the system (to Node as to the programs that cut pictures) and by SQLite. By words, not by codes:
 * what another process reports has no other.
 */
const PATTERN = /no space left on device|disk quota exceeded|database or disk is full/i;
/** PostgreSQL's, whose words are in its own language. */
const SQLSTATE = '53100';

/** True when nothing more can be written, whatever was to be written. */
export function isDiskFull(error: unknown): boolean {
  return (
    error instanceof Error && (('code' in error && error.code === SQLSTATE) || PATTERN.test(error.message))
  );
}
