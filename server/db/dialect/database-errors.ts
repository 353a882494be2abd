import { isFileAway } from './sqlite/sqlite-faults.ts';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const SQLITE_CONSTRAINT_UNIQUE = 2067;
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
const SQLITE_CONSTRAINT_FOREIGNKEY = 787;

/**
 * PostgreSQL: connection lost (08…), shutting down (57P…), too many connections (53300), out of memory (53200),
 * read-only (25006), disk or file fault (58…, XX001, XX002), lost to another transaction (40001, 40P01), query timeout
 * (57014), idle transaction timeout (25P03).
 */
const AWAY_SQLSTATE = /^(08|57P|57014|25P03|53300|53200|25006|58|XX00[12]|40001|40P01)/;
const AWAY_ERRNO = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'],
]);

const CONFLICT_SQLSTATE = new Set<unknown>(['40P01', '40001']);

type DriverError = Error & { code?: unknown; errcode?: unknown };

export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as DriverError;
  return (
    code === UNIQUE_VIOLATION ||
    errcode === SQLITE_CONSTRAINT_UNIQUE ||
    errcode === SQLITE_CONSTRAINT_PRIMARYKEY
  );
}

export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as DriverError;
  return code === FOREIGN_KEY_VIOLATION || errcode === SQLITE_CONSTRAINT_FOREIGNKEY;
}

/** True if another transaction caused the rollback: a retry may succeed. */
export function isTransactionConflict(error: unknown): boolean {
  return error instanceof Error && CONFLICT_SQLSTATE.has((error as DriverError).code);
}

const QUERY_TIMEOUT = '57014';

/** The transaction can be rolled back to a savepoint before the query. */
export function isQueryTimeout(error: unknown): boolean {
  return error instanceof Error && (error as DriverError).code === QUERY_TIMEOUT;
}

/** True if the whole transaction is affected: any other part of it would fail too. */
export function isFaultOfAll(error: unknown): boolean {
  return (isDatabaseAway(error) && !isQueryTimeout(error)) || isDiskFull(error);
}

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as DriverError;
  if (isFileAway(error)) return true;
  if (typeof code === 'string' && (AWAY_SQLSTATE.test(code) || AWAY_ERRNO.has(code))) return true;
  // `pg` gives no code for a closed connection or a connection timeout.
  return /^(Connection terminated|timeout (exceeded when trying to connect|expired)$|Client (has|was) .* not queryable$)/.test(
    error.message,
  );
}

/** Matches words, not codes: an error from another process has only its message. */
const DISK_FULL = /no space left on device|disk quota exceeded|database or disk is full/i;
/** PostgreSQL's messages may be translated, so match its code. */
const DISK_FULL_SQLSTATE = '53100';

export function isDiskFull(error: unknown): boolean {
  return (
    error instanceof Error &&
    (('code' in error && error.code === DISK_FULL_SQLSTATE) || DISK_FULL.test(error.message))
  );
}
