import type { FastifyPluginAsync } from 'fastify';
import { idAt } from '../../db/identifiers.ts';
import type { Deps } from '../../deps.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { currentSeer, currentUser } from '../../http/session/guards.ts';
import { findWhose, isSeenBy } from '../../http/session/visible-to.ts';
import { countDeskNews, findArrivedEnquiries } from './desk-news.queries.ts';
import { openDeskStreams } from './desk-streams.ts';

const MS_PER_HOUR = 3_600_000;
/** Milliseconds. An enquiry gets its id before its commit, so a client that asks again must look back this far. */
const COMMITTED_WITHIN = 15_000;

type Options = { heartbeatMs?: number };

export function liveRoutes(deps: Deps, { heartbeatMs }: Options = {}): FastifyPluginAsync {
  const { db, now, deskChanges } = deps;
  return async (api) => {
    const streams = openDeskStreams(deps, api.log, heartbeatMs);
    api.addHook('preClose', async () => streams.close());

    await api.register(
      serveCalls({
        async watchDesk(request, reply) {
          const stream = await streams.open(currentUser(request), request.sessionToken ?? '');
          if (request.method === 'HEAD' || !request.headers.accept?.includes('text/event-stream'))
            stream.end();
          // Stops proxies from buffering the stream.
          return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream);
        },

        async getDeskNews(request) {
          const moment = now().getTime();
          const { after } = request.query;
          const oldest = idAt(new Date(moment - MS_PER_HOUR));
          const since = after && (after > oldest ? after : oldest);
          const [counts, arrived] = await Promise.all([
            countDeskNews(db, currentSeer(request), now()),
            since ? findArrivedEnquiries(db, since, currentUser(request).id) : [],
          ]);
          return { data: { counts, arrived, latest: idAt(new Date(moment - COMMITTED_WITHIN)) } };
        },

        async sayPresence(request) {
          const { id: userId, username: name } = currentUser(request);
          const { kind, id } = request.body;
          const whose = await findWhose(db, kind, id);
          // Whoever does not see it is not told that it is there.
          if (isSeenBy(currentSeer(request), whose))
            deskChanges.tellPresence({ ...request.body, userId, name, whose });
          return {};
        },
      }),
    );
  };
}
