import { setTimeout as pause } from 'node:timers/promises';
import { countOf } from '../../../../contracts/count-of.ts';
import type { Db } from '../../../db/database.ts';
import { isFaultOfAll } from '../../../db/dialect/database-errors.ts';
import { runTransaction } from '../../../db/transaction.ts';
import type { Ref } from './identity-rule.ts';
import { linkItems, lockLinkingSoon } from './link-items.ts';

/** On SQLite a batch keeps others from writing. */
const ITEMS_PER_BATCH = 20;

/** Links what other programs stored, and tries again what could not be linked. Throws if something still cannot. */
export async function linkLeft(db: Db, stop: AbortSignal = new AbortController().signal): Promise<void> {
  const faults: unknown[] = [];
  let after: Ref = { kind: 'account', item_id: '' };
  // The next start goes on: it may be a million of them.
  while (!stop.aborted) {
    const rows = await findLeft(db, after);
    const last = rows.at(-1);
    if (!last) break;
    faults.push(...(await tryAgain(db, rows, stop)));
    after = last;
  }
  if (faults.length > 0)
    throw new Error(`${countOf(faults.length, 'item')} cannot be linked with a customer.`, {
      cause: faults[0],
    });
}

class LinkingIsBusy extends Error {}

function findLeft(db: Db, after: Ref): Promise<Ref[]> {
  return db
    .selectFrom('customer_items')
    .select(['kind', 'item_id'])
    .where('pending', 'is not', null)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('kind', 'item_id'), '>', tuple(after.kind, after.item_id)),
    )
    .orderBy('kind')
    .orderBy('item_id')
    .limit(ITEMS_PER_BATCH)
    .execute();
}

/** Returns a fault for each that cannot be linked. */
async function tryAgain(db: Db, refs: readonly Ref[], stop: AbortSignal): Promise<unknown[]> {
  const begun = performance.now();
  try {
    await runTransaction(db, async (trx) => {
      if (!(await lockLinkingSoon(trx)))
        throw new LinkingIsBusy('Linking is busy: what was left is tried again later.');
      await linkItems(trx, refs);
    });
    return [];
  } catch (error) {
    if (isFaultOfAll(error) || error instanceof LinkingIsBusy) throw error;
    if (refs.length === 1) return [error];
  } finally {
    // Others have half of the time. The pause rejects on a stop, and only then.
    await pause(performance.now() - begun, undefined, { signal: stop }).catch(() => {});
  }
  if (stop.aborted) return [];
  const half = Math.ceil(refs.length / 2);
  const first = await tryAgain(db, refs.slice(0, half), stop);
  return [...first, ...(await tryAgain(db, refs.slice(half), stop))];
}
