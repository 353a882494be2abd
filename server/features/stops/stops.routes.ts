import type { FastifyPluginAsync } from 'fastify';
import { stopCalls } from '../../../contracts/calls/stop-calls.contract.ts';
import type { Deps } from '../../deps.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { listStops } from './stops.queries.ts';
import { presentStop } from './stored-stop.ts';

/** Places as travellers read of them. */
export function stopRoutes({ db }: Deps): FastifyPluginAsync {
  return serveCalls(stopCalls, {
    listStops: async () => ({ data: (await listStops(db)).map(presentStop) }),
  });
}
