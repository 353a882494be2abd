import type { Db } from '../../../db/database.ts';
import { forgetAfter } from '../../../db/forget-after.ts';
import { newId } from '../../../db/identifiers.ts';
import { TIMES_OF_WIDER, widerNetworks } from '../../../http/limits/client-network.ts';

/** Per account within the window, for one browser or network. */
const MAX_FAILURES = 5;
/** For all strangers: it takes ten networks, and locks out only unknown browsers. */
const MAX_FAILURES_OF_STRANGERS = 50;
const WINDOW = 15 * 60_000;

/** See docs/decisions/0013. */
export type SignInSource = { email: string; network: string; browserId: string | null };

/** Stores the try before counting, so that concurrent tries see each other. Returns the seconds to wait. */
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
    // Ignores times in the far future, from a clock that was ahead.
    .where('failed_at', '<=', new Date(now.getTime() + WINDOW).toISOString())
    .orderBy('failed_at', 'desc')
    .limit(maxOfStrangers)
    .execute();
  // Once this one leaves the window, there is room again.
  const bars =
    browserId === null
      ? [...barsOfNetworks(others, network, max), others[maxOfStrangers - 1]]
      : [others[max - 1]];
  const waits = bars.map((bar) => (bar ? Date.parse(bar.failed_at) + WINDOW - now.getTime() : 0));
  const wait = Math.ceil(Math.max(...waits) / 1000);
  // A refused try must not make the wait longer.
  if (wait > 0) await db.deleteFrom('sign_in_failures').where('id', '=', id).execute();
  return wait;
}

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

export async function forgetAllSignInFailures(db: Db, email: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('email', '=', email).execute();
}

export const removeOldSignInFailures = forgetAfter('sign_in_failures', 'failed_at', WINDOW);
