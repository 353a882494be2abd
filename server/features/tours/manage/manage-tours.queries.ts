import type { Position } from '../../../../contracts/lists/cursor.ts';
import type { ManagedTourSort, TourStatus } from '../../../../contracts/tours/tour-terms.ts';
import type { Db } from '../../../db/database.ts';
import { afterPosition, type Page } from '../../../db/paging.ts';
import type { TourRow } from '../../../db/schema.ts';
import { foundByText } from '../search/found-by-text.ts';

type Filter = { search: string | undefined; status: TourStatus | undefined; sort: ManagedTourSort };

const COLUMN = { newest: 'created_at', updated: 'updated_at', title: 'title' } as const;

/** Returns one extra row, see `slicePage`. */
export async function listManagedTours(
  db: Db,
  page: Page,
  { search, status, sort }: Filter,
): Promise<TourRow[]> {
  const direction = sort === 'title' ? 'asc' : 'desc';
  let query = db
    .selectFrom('tours')
    .selectAll()
    .where(afterPosition(page.after, { at: COLUMN[sort], id: 'id' }, direction))
    .orderBy(COLUMN[sort], direction)
    .orderBy('id', direction);
  if (status) query = query.where('status', '=', status);
  if (search) query = query.where(await foundByText(db, search));
  if (page.limit !== undefined) query = query.limit(page.limit + 1);
  return query.execute();
}

export function positionOfTour(sort: ManagedTourSort): (tour: TourRow) => Position {
  return (tour) => ({ at: tour[COLUMN[sort]], id: tour.id });
}

export async function countFeatured(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('tours')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('featured', '=', 1)
    .where('status', '=', 'published')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function findAnyTour(db: Db, id: string): Promise<TourRow | undefined> {
  return db.selectFrom('tours').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Undefined if the tour is gone, or `version` is not the stored one. */
export function setTourStatus(
  trx: Db,
  id: string,
  { status, version, now }: { status: TourStatus; version: number | undefined; now: string },
): Promise<TourRow | undefined> {
  let query = trx
    .updateTable('tours')
    .set((is) => ({ status, version: is('version', '+', 1), updated_at: now }))
    .where('id', '=', id);
  if (version !== undefined) query = query.where('version', '=', version);
  return query.returningAll().executeTakeFirst();
}

/** `place`: among the featured tours; null for those that staff have not moved. */
export async function placeFeatured(trx: Db, id: string, place: number | null): Promise<void> {
  await trx.updateTable('tours').set({ featured_place: place }).where('id', '=', id).execute();
}
