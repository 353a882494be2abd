import type { FastifyPluginAsync } from 'fastify';
import type { FeaturedOrderBody } from '../../../../contracts/tours/manage-tours.contract.ts';
import type { TourStatus } from '../../../../contracts/tours/tour-terms.ts';
import type { Db } from '../../../db/database.ts';
import { locking, lockTour } from '../../../db/dialect/lock-rows.ts';
import { pageOf, slicePage } from '../../../db/paging.ts';
import type { TourRow } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { createChange } from '../../../http/calls/create-change.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { badInput, conflict, notFound, staleVersion } from '../../../http/faults/errors.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { recordAudit } from '../../audit/audit.queries.ts';
import { faultsOfPictures } from '../pictures/tour-pictures.ts';
import { deleteTour } from '../tours.queries.ts';
import { loadFeatured, loadManagedRows, loadManagedTour } from './load-managed-tours.ts';
import {
  countFeatured,
  listManagedTours,
  placeFeatured,
  positionOfTour,
  setTourStatus,
} from './manage-tours.queries.ts';
import { checkedTourBody, publishedTourBody } from './read-tour-body.ts';
import { createTour, duplicateTour, recordTourChange, updateTour } from './save-tour.ts';
import { bodyOfTour, findStoredTour, type StoredTour } from './stored-tour.ts';
import { tourRecord } from './tour-record.ts';

export function manageTourRoutes({ db, now, siteChanges }: Deps): FastifyPluginAsync {
  const change = createChange({ db, now });
  return serveCalls(
    {
      async listManagedTours(request) {
        const { q, status, sort = 'newest' } = request.query;
        const page = pageOf(request.query);
        const found = await listManagedTours(db, page, { search: q, status, sort });
        const { rows, nextCursor } = slicePage(found, page, positionOfTour(sort));
        const data = await loadManagedRows(db, rows);
        return { data, nextCursor, featured: await countFeatured(db) };
      },

      async getManagedTour(request) {
        return { data: await loadOne(request.params.id) };
      },

      async listFeaturedTours() {
        return { data: await loadFeatured(db, await listFeatured(db)) };
      },

      async orderFeaturedTours(request) {
        await change(request, (trx, by) => orderFeatured(trx, request.body, by));
        await siteChanges.announce();
        return {};
      },

      async duplicateTour(request) {
        const id = await change(request, (trx, by) => duplicateTour(trx, request.params.id, by));
        return { message: 'The tour was copied into a draft.', data: await loadOne(id) };
      },

      async setTourStatus(request) {
        const wanted = { id: request.params.id, ...request.body };
        const changed = await change(request, (trx, by) => changeTourStatus(trx, wanted, by));
        await siteChanges.announce();
        return { message: 'Tour updated successfully!', data: await loadManagedTour(db, changed) };
      },

      async createTour(request) {
        const id = await change(request, (trx, by) => createTour(trx, request.body, by));
        await siteChanges.announce();
        return { message: 'Tour created successfully!', data: await loadOne(id) };
      },

      async updateTour(request) {
        const wanted = { id: request.params.id, body: request.body };
        const saved = await change(request, (trx, by) => updateTour(trx, wanted, by));
        await siteChanges.announce();
        return { message: 'Tour updated successfully!', data: await loadManagedTour(db, saved) };
      },

      async deleteTour(request) {
        const { id } = request.params;
        await change(request, async (trx, by) => {
          const tour = await findStoredTour(trx, id);
          if (!tour || !(await deleteTour(trx, id))) throw notFound('tour');
          const before = tourRecord(tour);
          await recordTourChange(trx, { ...by, action: 'tour.delete', tour, before });
        });
        await siteChanges.announce();
        return { message: 'Tour deleted successfully!' };
      },
    },
    { createTour: { body: checkedTourBody }, updateTour: { body: checkedTourBody } },
  );

  async function loadOne(id: string) {
    const tour = await findStoredTour(db, id);
    if (!tour) throw notFound('tour');
    return loadManagedTour(db, tour);
  }
}

type StatusChange = { id: string; status: TourStatus; version?: number };

/** Throws all faults that prevent publication, and a conflict if `version` is not the stored one. */
async function changeTourStatus(
  trx: Db,
  { id, status, version }: StatusChange,
  by: StaffAction,
): Promise<StoredTour> {
  // Before the check, so that the checked state is published.
  await lockTour(trx, id);
  const before = await findStoredTour(trx, id);
  if (!before) throw notFound('tour');
  // The answer to a first request may be lost.
  if (before.row.status === status) return before;
  if (status === 'published') requirePublishable(before);
  const row = await setTourStatus(trx, id, { status, version, now: by.now.toISOString() });
  if (!row) throw staleVersion('this tour');
  const after = { ...before, row };
  await recordTourChange(trx, {
    ...by,
    action: 'tour.status',
    tour: after,
    before: { status: before.row.status },
    after: { status },
  });
  return after;
}

function requirePublishable(tour: StoredTour): void {
  const { error } = publishedTourBody.safeParse(bodyOfTour(tour));
  const faults = Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
  const all = { ...faults, ...faultsOfPictures(tour.pictures) };
  if (Object.keys(all).length > 0) throw badInput(all);
}

/** Tours that staff have not moved come first, newest first. */
function listFeatured(db: Db): Promise<TourRow[]> {
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
  for (const [place, id] of ids.entries()) await placeFeatured(trx, id, place);
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
