import type { FastifyPluginAsync } from 'fastify';
import { liveCalls } from '../../../contracts/calls/overview-calls.contract.ts';
import { idAt } from '../../db/identifiers.ts';
import type { Deps } from '../../deps.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { currentUser } from '../../http/session/guards.ts';
import { countDeskNews, findArrivedEnquiries } from './desk-news.queries.ts';
import { openDeskStreams } from './desk-streams.ts';

const MS_PER_HOUR = 3_600_000;
/** An enquiry has its id some moments before it is committed: who asks again looks back so far. Milliseconds. */
const COMMITTED_WITHIN = 15_000;

type Options = { heartbeatMs?: number };

/** What staff are told while a page of theirs is open. */
export function liveRoutes(deps: Deps, { heartbeatMs }: Options = {}): FastifyPluginAsync {
  const { db, now, deskChanges } = deps;
  return async (api) => {
    const streams = openDeskStreams(deps, api.log, heartbeatMs);
    api.addHook('preClose', async () => streams.close());

    await api.register(
      serveCalls(liveCalls, {
        async watchDesk(request, reply) {
          const stream = await streams.open(currentUser(request).id, request.sessionToken ?? '');
          // Whoever does not say that they listen is told what there is now.
          if (request.method === 'HEAD' || !request.headers.accept?.includes('text/event-stream'))
            stream.end();
          // Proxies that gather an answer before they send it on would send nothing of it.
          return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream);
        },

        async getDeskNews(request) {
          const moment = now().getTime();
          const { after } = request.query;
          const oldest = idAt(new Date(moment - MS_PER_HOUR));
          const since = after && (after > oldest ? after : oldest);
          const [counts, arrived] = await Promise.all([
            countDeskNews(db, now()),
            since ? findArrivedEnquiries(db, since, currentUser(request).id) : [],
          ]);
          return { data: { counts, arrived, latest: idAt(new Date(moment - COMMITTED_WITHIN)) } };
        },

        async sayPresence(request) {
          const { id: userId, username: name } = currentUser(request);
          deskChanges.tellPresence({ ...request.body, userId, name });
          return {};
        },
      }),
    );
  };
}
