import type { FastifyPluginAsync } from 'fastify';
import type { ManagedStop } from '../../../contracts/stops/stops.contract.ts';
import type { StopRow } from '../../db/site-rows.ts';
import type { Deps } from '../../deps.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { recordCalls } from '../records/record-calls.ts';
import { listRecords } from '../records/versioned-records.ts';
import { changeStop, createStop, STOP } from './stop-records.ts';
import { countToursOfStops, listToursOfStops } from './stops.queries.ts';
import { presentManagedStop, presentStop } from './stored-stop.ts';

export function stopRoutes(deps: Deps): FastifyPluginAsync {
  const { list, get, create, update, remove, restore } = recordCalls(deps, STOP, {
    create: createStop,
    change: changeStop,
    present,
    isPublic: true,
  });
  return serveCalls({
    listStops: async () => ({ data: (await listRecords(deps.db, STOP)).map(presentStop) }),

    listToursOfStops: async () => ({ data: await listToursOfStops(deps.db) }),

    listManagedStops: list,
    getManagedStop: get,
    createStop: create,
    updateStop: update,
    deleteStop: remove,
    restoreStop: restore,
  });

  async function present(rows: readonly StopRow[]): Promise<ManagedStop[]> {
    const tours = await countToursOfStops(deps.db);
    return rows.map((row) => presentManagedStop(row, tours.get(row.id) ?? 0)).toSorted(byCheck);
  }
}

/** Never checked first, then the oldest check. */
function byCheck(one: ManagedStop, other: ManagedStop): number {
  return (one.checkedOn ?? '').localeCompare(other.checkedOn ?? '');
}
