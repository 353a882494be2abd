import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../../db/database.ts';
import { isFaultOfAll } from '../../../db/dialect/database-errors.ts';
import { runTransaction } from '../../../db/transaction.ts';
import type { Ref } from './identity-rule.ts';
import { linkItems, lockLinking } from './link-items.ts';

/** On SQLite a batch keeps others from writing. */
const ITEMS_PER_BATCH = 20;

/** Links what other programs stored, and tries again what could not be linked. Throws if something still cannot. */
export async function linkLeft(db: Db, isStopped: () => boolean = () => false): Promise<void> {
  const faults: unknown[] = [];
  let after: Ref = { kind: 'account', item_id: '' };
  for (;;) {
    // The next start goes on: it may be a million of them.
    if (isStopped()) return;
    const rows = await findLeft(db, after);
    const last = rows.at(-1);
    if (!last) break;
    const begun = performance.now();
    faults.push(...(await tryAgain(db, rows)));
    after = last;
    // Others have half of the time.
    await pause(performance.now() - begun);
  }
  if (faults.length > 0)
    throw new Error(`${faults.length} items cannot be linked with their customers.`, { cause: faults[0] });
}

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
async function tryAgain(db: Db, refs: readonly Ref[]): Promise<unknown[]> {
  try {
    await runTransaction(db, async (trx) => {
      await lockLinking(trx);
      await linkItems(trx, refs);
    });
    return [];
  } catch (error) {
    if (isFaultOfAll(error)) throw error;
    if (refs.length === 1) return [error];
    const half = Math.ceil(refs.length / 2);
    return [...(await tryAgain(db, refs.slice(0, half))), ...(await tryAgain(db, refs.slice(half)))];
  }
}
