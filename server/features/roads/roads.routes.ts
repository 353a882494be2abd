import type { FastifyPluginAsync } from 'fastify';
import { ROAD_STATES } from '../../../contracts/roads/road-terms.ts';
import type { RoadRow } from '../../db/site-rows.ts';
import type { Deps } from '../../deps.ts';
import { createChange } from '../../http/calls/create-change.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { recordCalls } from '../records/record-calls.ts';
import { listRecords, lockRecord } from '../records/versioned-records.ts';
import { presentManagedRoads, presentRoad } from './present-road.ts';
import { sendRoadNews } from './road-news.ts';
import { changeRoad, createRoad, ROAD } from './road-records.ts';

const rankOf = ({ state }: RoadRow) => -ROAD_STATES.indexOf(state);

export function roadRoutes(deps: Deps): FastifyPluginAsync {
  const { db, now, wakeMail } = deps;
  const change = createChange(deps);
  const { list, get, create, update, remove, restore } = recordCalls(deps, ROAD, {
    create: createRoad,
    change: changeRoad,
    present: (rows) => presentManagedRoads(db, rows, now()),
    isPublic: true,
  });
  return serveCalls({
    async listRoads() {
      const rows = await listRecords(db, ROAD);
      return { data: rows.toSorted((one, other) => rankOf(one) - rankOf(other)).map(presentRoad) };
    },

    listManagedRoads: list,
    getManagedRoad: get,
    createRoad: create,
    updateRoad: update,
    deleteRoad: remove,
    restoreRoad: restore,

    async sendRoadNews(request) {
      const told = await change(request, async (trx, by) =>
        sendRoadNews(trx, await lockRecord(trx, ROAD, request.params.id), by),
      );
      wakeMail();
      return { data: { told } };
    },
  });
}
