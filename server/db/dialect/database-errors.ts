import { isDiskFull } from './disk-full.ts';
import { isFileAway } from './sqlite/sqlite-faults.ts';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const SQLITE_CONSTRAINT_UNIQUE = 2067;
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
const SQLITE_CONSTRAINT_FOREIGNKEY = 787;

/**
 * PostgreSQL: connection lost (08…), shutting down (57P…), too many connections (53300), out of memory (53200), only for
 * reading (25006), a fault of the disk or of its files (58…, XX001, XX002), lost to another transaction (40001, 40P01), a query
 * that took too long (57014) or a transaction that asked nothing for too long (25P03).
 */
const AWAY_SQLSTATE = /^(08|57P|57014|25P03|53300|53200|25006|58|XX00[12]|40001|40P01)/;
const AWAY_ERRNO = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'],
]);

/** PostgreSQL: a deadlock that it broke up, a transaction that it could not put in a row with another. */
const CONFLICT_SQLSTATE = new Set<unknown>(['40P01', '40001']);

type DriverError = Error & { code?: unknown; errcode?: unknown };

/** True when a row of the same unique key is already there. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as DriverError;
  return (
    code === UNIQUE_VIOLATION ||
    errcode === SQLITE_CONSTRAINT_UNIQUE ||
    errcode === SQLITE_CONSTRAINT_PRIMARYKEY
  );
}

/** True when a row refers to one that does not exist (any more). */
export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as DriverError;
  return code === FOREIGN_KEY_VIOLATION || errcode === SQLITE_CONSTRAINT_FOREIGNKEY;
}

/** True when a transaction was rolled back because of another one: a retry may well succeed. */
export function isTransactionConflict(error: unknown): boolean {
  return error instanceof Error && CONFLICT_SQLSTATE.has((error as DriverError).code);
}

/** True when nothing is wrong with the part of a transaction that failed: any other would fail alike. */
export function isFaultOfAll(error: unknown): boolean {
  return isDatabaseAway(error) || isDiskFull(error);
}

/** True when the database is unreachable, too busy or broken: nothing is wrong with what was asked. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as DriverError;
  if (isFileAway(error)) return true;
  if (typeof code === 'string' && (AWAY_SQLSTATE.test(code) || AWAY_ERRNO.has(code))) return true;
  // What `pg` says of a connection that ended or could not be had in time carries no code.
  return /^(Connection terminated|timeout (exceeded when trying to connect|expired)$|Client (has|was) .* not queryable$)/.test(
    error.message,
  );
}
