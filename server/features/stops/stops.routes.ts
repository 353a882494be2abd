import type { FastifyPluginAsync } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { listRecords } from '../records/versioned-records.ts';
import { STOP } from './stop-records.ts';
import { presentStop } from './stored-stop.ts';

export function stopRoutes({ db }: Deps): FastifyPluginAsync {
  return serveCalls({
    listStops: async () => ({ data: (await listRecords(db, STOP)).map(presentStop) }),
  });
}
