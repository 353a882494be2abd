import { DEMO_DAYS_REMOVED } from '../../../contracts/demo/demo-kinds.ts';
import type { Db } from '../../db/database.ts';
import { runTransaction } from '../../db/transaction.ts';
import { deleteTour } from '../tours/tours.queries.ts';

/** For good, 30 days after it was taken away; but no tour that a traveller asked for, and none that staff have changed since. */
export async function removeOldDemo(db: Db, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - DEMO_DAYS_REMOVED * 86_400_000).toISOString();
  await runTransaction(db, async (trx) => {
    const old = await trx
      .selectFrom('demo_records')
      .selectAll()
      .where('removed_at', '<=', longAgo)
      .orderBy('id')
      .execute();
    for (const { kind, id, mark } of old) {
      if (kind === 'tour' && (await isLeft(trx, id, mark))) await deleteTour(trx, id);
    }
    await trx.deleteFrom('demo_records').where('removed_at', '<=', longAgo).execute();
  });
}

async function isLeft(trx: Db, id: string, mark: string): Promise<boolean> {
  const asked = await trx
    .selectFrom('bookings')
    .select('id')
    .where('tour_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (asked) return false;
  const tour = await trx.selectFrom('tours').select('version').where('id', '=', id).executeTakeFirst();
  return tour !== undefined && String(tour.version) === mark;
}
