import type { FastifyPluginAsync } from 'fastify';
import { dayOf } from '../../../../contracts/india-time.ts';
import type { Deps } from '../../../deps.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { findDueWeeks } from './due-list.queries.ts';

export function dueListRoutes({ db, now }: Deps): FastifyPluginAsync {
  return serveCalls({
    listDue: async () => ({ data: await findDueWeeks(db, dayOf(now())) }),
  });
}
