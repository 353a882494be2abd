import type { FeaturedOrderBody } from '../../../../contracts/tours/manage-tours.contract.ts';
import type { Db } from '../../../db/database.ts';
import { locking } from '../../../db/dialect/lock-rows.ts';
import type { TourRow } from '../../../db/schema.ts';
import { badInput, conflict } from '../../../http/faults/errors.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { recordAudit } from '../../audit/audit.queries.ts';

/** Tours that staff have not moved come first, newest first. */
export function listFeatured(db: Db): Promise<TourRow[]> {
  return featured(db).execute();
}

/** Throws a conflict if the order is no longer `from`. */
export async function orderFeatured(
  trx: Db,
  { ids, from }: FeaturedOrderBody,
  by: StaffAction,
): Promise<void> {
  await locking(trx, featured(trx), 'tours').execute();
  // Read again: locked rows come in their old order.
  const before = await listFeatured(trx);
  const known = before.map(({ id }) => id);
  // The answer to a first request may be lost.
  if (known.join() === ids.join()) return;
  if (known.join() !== from.join())
    throw conflict('The featured tours have changed in the meantime. Nothing was moved.');
  if (ids.toSorted().join() !== known.toSorted().join())
    throw badInput({ ids: 'Give each featured tour once, and no other.' });
  for (const [place, id] of ids.entries())
    await trx.updateTable('tours').set({ featured_place: place }).where('id', '=', id).execute();
  const titles = new Map(before.map(({ id, title }) => [id, title]));
  await recordAudit(trx, {
    ...by,
    action: 'tour.order',
    subject: { kind: 'tour', id: 'featured', label: 'Featured tours' },
    before: { order: known.map((id) => titles.get(id)) },
    after: { order: ids.map((id) => titles.get(id)) },
  });
}

function featured(db: Db) {
  return db
    .selectFrom('tours')
    .selectAll()
    .where('featured', '=', 1)
    .where('status', '=', 'published')
    .orderBy((tour) => tour.fn.coalesce('featured_place', tour.lit(-1)))
    .orderBy('id', 'desc');
}
