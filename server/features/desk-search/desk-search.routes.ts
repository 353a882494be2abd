import type { FastifyPluginAsync } from 'fastify';
import { deskSearchCalls } from '../../../contracts/calls/overview-calls.contract.ts';
import { canBeFound } from '../../db/can-be-found.ts';
import type { Deps } from '../../deps.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { currentUser } from '../../http/session/guards.ts';
import { linkPending } from '../customers/linking/link-items.ts';
import { nameOnDesk } from './name-on-desk.ts';
import { NOTHING_FOUND, searchDesk } from './search-desk.ts';

export function deskSearchRoutes({ db, now }: Deps): FastifyPluginAsync {
  return serveCalls(deskSearchCalls, {
    async searchDesk(request) {
      const { q } = request.query;
      if (!q || !canBeFound(q)) return { data: NOTHING_FOUND };
      await linkPending(db);
      return { data: await searchDesk(db, q, { staffId: currentUser(request).id, now: now() }) };
    },

    async nameOnDesk({ query }) {
      // Removes erased names from customers first.
      if (query.customers) await linkPending(db);
      return { data: await nameOnDesk(db, query, now()) };
    },
  });
}
