import type { Db } from '../../db/database.ts';
import { newId } from '../../db/identifiers.ts';

const MOST_FAILURES = 5;
const WINDOW = 15 * 60_000;

/**
 * Begins a try to sign in: it counts as a wrong one until `forgetSignInFailures`. Noted before it is counted, so that
 * tries at the same moment count each other. Answers the seconds to wait when there were too many already; 0: go on.
 * An email without an account is held to the same, so that the answer tells nothing. `scale` is `RATE_LIMIT_SCALE`.
 */
export async function beginSignInTry(db: Db, email: string, now: Date, scale: number): Promise<number> {
  const id = newId();
  await db.insertInto('sign_in_failures').values({ id, email, failed_at: now.toISOString() }).execute();
  const most = Math.max(1, Math.round(MOST_FAILURES * scale));
  const others = await db
    .selectFrom('sign_in_failures')
    .select('failed_at')
    .where('email', '=', email)
    .where('id', '!=', id)
    .where('failed_at', '>', new Date(now.getTime() - WINDOW).toISOString())
    .orderBy('failed_at', 'desc')
    .limit(most)
    .execute();
  const oldestThatCounts = others.at(-1);
  if (others.length < most || !oldestThatCounts) return 0;
  // A try that was not looked at must not make the wait longer.
  await db.deleteFrom('sign_in_failures').where('id', '=', id).execute();
  return Math.ceil((Date.parse(oldestThatCounts.failed_at) + WINDOW - now.getTime()) / 1000);
}

export async function forgetSignInFailures(db: Db, email: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('email', '=', email).execute();
}

/** Removes what no limit counts any more. */
export async function removeOldSignInFailures(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('failed_at', '<=', new Date(now.getTime() - WINDOW).toISOString())
    .execute();
}
