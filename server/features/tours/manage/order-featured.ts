import type { FeaturedOrderBody } from '../../../../contracts/tours/manage-tours.contract.ts';
import type { Db } from '../../../db/database.ts';
import { locking } from '../../../db/dialect/lock-rows.ts';
import type { TourRow } from '../../../db/schema.ts';
import { badInput, conflict } from '../../../http/faults/errors.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { recordAudit } from '../../audit/audit.queries.ts';

/** Published tours that are featured, as the home page shows them: those that nobody has moved first, the newest before. */
export function listFeatured(db: Db): Promise<TourRow[]> {
  return featured(db).execute();
}

/** Throws a conflict where they do not stand any more as `from` has them. */
export async function orderFeatured(
  trx: Db,
  { ids, from }: FeaturedOrderBody,
  by: StaffAction,
): Promise<void> {
  await locking(trx, featured(trx), 'tours').execute();
  // Rows that were waited for come in the order that they had before.
  const before = await listFeatured(trx);
  const known = before.map(({ id }) => id);
  // It is so already: the answer to the same may have been lost.
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
