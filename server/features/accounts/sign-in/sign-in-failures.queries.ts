import type { Db } from '../../../db/database.ts';
import { newId } from '../../../db/identifiers.ts';
import { TIMES_OF_WIDER, widerNetworks } from '../../../http/limits/client-network.ts';

/** Wrong tries at one account within the window, for one browser or one network. */
const MAX_FAILURES = 5;
/** For all strangers together: it takes ten networks to get there, and keeps out only browsers that are not known. */
const MAX_FAILURES_OF_STRANGERS = 50;
const WINDOW = 15 * 60_000;

/**
 * Who tries a password: a browser in which somebody has signed in to this account before, counted on its own, or a
 * stranger, counted by network and with all other strangers. See docs/decisions/0013.
 */
export type SignInSource = { email: string; network: string; browserId: string | null };

/**
 * Begins a try of a password: it counts as a wrong one until `forgetSignInFailures`. Noted before it is counted, so that
 * tries at the same moment count each other. Answers the seconds to wait when there were too many already; 0: go on.
 * An email without an account is held to the same, so that the answer tells nothing. `scale` is `RATE_LIMIT_SCALE`.
 */
export async function beginSignInAttempt(
  db: Db,
  source: SignInSource,
  now: Date,
  scale: number,
): Promise<number> {
  const id = newId();
  const { email, network, browserId } = source;
  await db
    .insertInto('sign_in_failures')
    .values({ id, email, failed_at: now.toISOString(), network, browser_id: browserId })
    .execute();
  const scaled = (max: number) => Math.max(1, Math.round(max * scale));
  const max = scaled(MAX_FAILURES);
  const maxOfStrangers = scaled(MAX_FAILURES_OF_STRANGERS);
  const others = await db
    .selectFrom('sign_in_failures')
    .select(['failed_at', 'network'])
    .where('email', '=', email)
    .where('browser_id', browserId === null ? 'is' : '=', browserId)
    .where('id', '!=', id)
    .where('failed_at', '>', new Date(now.getTime() - WINDOW).toISOString())
    // Of a clock that was ahead, and is right again; other processes' may be by a little.
    .where('failed_at', '<=', new Date(now.getTime() + WINDOW).toISOString())
    .orderBy('failed_at', 'desc')
    .limit(maxOfStrangers)
    .execute();
  // The oldest that counts: once it is out of the window there is room again.
  const bars =
    browserId === null
      ? [...barsOfNetworks(others, network, max), others[maxOfStrangers - 1]]
      : [others[max - 1]];
  const waits = bars.map((bar) => (bar ? Date.parse(bar.failed_at) + WINDOW - now.getTime() : 0));
  const wait = Math.ceil(Math.max(...waits) / 1000);
  // A try that was not looked at must not make the wait longer.
  if (wait > 0) await db.deleteFrom('sign_in_failures').where('id', '=', id).execute();
  return wait;
}

/** Of one network, and of those around it, which have some times as many. */
function barsOfNetworks<Failure extends { network: string | null }>(
  failures: readonly Failure[],
  network: string,
  max: number,
): (Failure | undefined)[] {
  const around = [network, ...widerNetworks(network)];
  return around.map((wide, nth) => {
    const inside = failures.filter(
      ({ network: one }) => one !== null && [one, ...widerNetworks(one)].includes(wide),
    );
    return inside[max * (TIMES_OF_WIDER[nth - 1] ?? 1) - 1];
  });
}

/** Forgets the wrong tries of whoever knows the password now; those of others stay. */
export async function forgetSignInFailures(
  db: Db,
  { email, network, browserId }: SignInSource,
): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('email', '=', email)
    .where('browser_id', browserId === null ? 'is' : '=', browserId)
    .$if(browserId === null, (query) => query.where('network', '=', network))
    .execute();
}

/** Forgets whoever tried: the account's owner has proved the address, or the account is gone. */
export async function forgetAllSignInFailures(db: Db, email: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('email', '=', email).execute();
}

/** Removes what no limit counts any more. */
export async function removeOldSignInFailures(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('failed_at', '<=', new Date(now.getTime() - WINDOW).toISOString())
    .execute();
}
