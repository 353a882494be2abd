import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { manageStopCalls } from '../../../contracts/calls/manage-stop-calls.contract.ts';
import type { ManagedStop } from '../../../contracts/stops/stops.contract.ts';
import type { StopRow } from '../../db/stop-rows.ts';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { repeatableOf, runOnce } from '../../http/calls/idempotency.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { currentUser } from '../../http/session/guards.ts';
import { changeStop, createStop, getStop, setStopDeleted } from './change-stops.ts';
import { countToursOfStops, listStops } from './stops.queries.ts';
import { presentManagedStop } from './stored-stop.ts';

/** Places as staff write them down. Whatever changes them changes the pages of their tours. */
export function manageStopRoutes({ db, now, siteChanges }: Deps): FastifyPluginAsync {
  return serveCalls(manageStopCalls, {
    async listManagedStops() {
      const tours = await countToursOfStops(db);
      const stops = (await listStops(db)).map((row) => presentManagedStop(row, tours.get(row.id) ?? 0));
      return { data: stops.toSorted(byCheck) };
    },

    getManagedStop: async (request) => ({ data: await presented(await getStop(db, request.params.id)) }),

    async createStop(request) {
      const by = byOf(request);
      const repeatable = repeatableOf(request, `place:${by.actor.id}`, by.now);
      const data = await runOnce(db, repeatable, async (trx) =>
        presentManagedStop(await createStop(trx, request.body, by), 0),
      );
      await siteChanges.announce();
      return { message: 'The place is saved.', data };
    },

    async updateStop(request) {
      const by = byOf(request);
      const row = await runTransaction(db, (trx) => changeStop(trx, request.params.id, request.body, by));
      await siteChanges.announce();
      return { message: 'The place is saved.', data: await presented(row) };
    },

    async deleteStop(request) {
      await runTransaction(db, (trx) => setStopDeleted(trx, request.params.id, true, byOf(request)));
      await siteChanges.announce();
      return { message: 'The place is deleted.' };
    },

    async restoreStop(request) {
      await runTransaction(db, (trx) => setStopDeleted(trx, request.params.id, false, byOf(request)));
      await siteChanges.announce();
      return { message: 'The place is back.' };
    },
  });

  async function presented(row: StopRow): Promise<ManagedStop> {
    return presentManagedStop(row, (await countToursOfStops(db)).get(row.id) ?? 0);
  }

  function byOf(request: FastifyRequest) {
    return { actor: currentUser(request), now: now() };
  }
}

/** Never checked first, then what was checked longest ago; of one day by name. */
function byCheck(one: ManagedStop, other: ManagedStop): number {
  return (one.checkedOn ?? '').localeCompare(other.checkedOn ?? '');
}
