import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { roadCalls } from '../../../contracts/calls/road-calls.contract.ts';
import { ROAD_STATES } from '../../../contracts/roads/road-terms.ts';
import type { ManagedRoad } from '../../../contracts/roads/roads.contract.ts';
import type { RoadRow } from '../../db/road-rows.ts';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { additionOf, repeatableOf, runOnce } from '../../http/calls/idempotency.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { notFound } from '../../http/faults/errors.ts';
import { currentUser } from '../../http/session/guards.ts';
import { changeRoad, createRoad, getLockedRoad, getRoad, setRoadDeleted } from './change-roads.ts';
import { presentManagedRoads, presentRoad } from './present-road.ts';
import { sendRoadNews } from './road-news.ts';
import { listRoads } from './roads.queries.ts';

/** Those that stop somebody come first. */
const rankOf = ({ state }: RoadRow) => -ROAD_STATES.indexOf(state);

export function roadRoutes({ db, now, siteChanges, wakeMail }: Deps): FastifyPluginAsync {
  return serveCalls(roadCalls, {
    async listRoads() {
      const rows = await listRoads(db);
      return { data: rows.toSorted((one, other) => rankOf(one) - rankOf(other)).map(presentRoad) };
    },

    listManagedRoads: async () => ({ data: await presentManagedRoads(db, await listRoads(db), now()) }),

    getManagedRoad: async (request) => ({ data: await presentOne(await getRoad(db, request.params.id)) }),

    async createRoad(request) {
      const by = byOf(request);
      const repeatable = repeatableOf(request, `road:${by.actor.id}`, by.now);
      const id = await runOnce(db, repeatable, async (trx) => (await createRoad(trx, request.body, by)).id);
      await siteChanges.announce();
      return { message: 'The road is saved.', data: await presentOne(await getRoad(db, id)) };
    },

    async updateRoad(request) {
      const { id } = request.params;
      const row = await runTransaction(db, (trx) => changeRoad(trx, id, request.body, byOf(request)));
      await siteChanges.announce();
      return { message: 'The road is saved.', data: await presentOne(row) };
    },

    async deleteRoad(request) {
      await runTransaction(db, (trx) => setRoadDeleted(trx, request.params.id, true, byOf(request)));
      await siteChanges.announce();
      return { message: 'The road is deleted.' };
    },

    async restoreRoad(request) {
      await runTransaction(db, (trx) => setRoadDeleted(trx, request.params.id, false, byOf(request)));
      await siteChanges.announce();
      return { message: 'The road is back.' };
    },

    async sendRoadNews(request) {
      const by = byOf(request);
      const repeatable = additionOf(request, 'road-news', by.now);
      const told = await runOnce(db, repeatable, async (trx) =>
        sendRoadNews(trx, await getLockedRoad(trx, request.params.id), by),
      );
      wakeMail();
      return { data: { told } };
    },
  });

  function byOf(request: FastifyRequest) {
    return { actor: currentUser(request), now: now() };
  }

  async function presentOne(row: RoadRow): Promise<ManagedRoad> {
    const [road] = await presentManagedRoads(db, [row], now());
    if (!road) throw notFound('road');
    return road;
  }
}
