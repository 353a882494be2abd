import type { FastifyPluginAsync } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { currentUser } from '../../http/session/guards.ts';

export function morningMailRoutes({ db }: Deps): FastifyPluginAsync {
  return serveCalls({
    async setMorningMail(request) {
      const { isWanted } = request.body;
      await db
        .updateTable('users')
        .set({ wants_morning_mail: isWanted ? 1 : 0 })
        .where('id', '=', currentUser(request).id)
        .execute();
      return {
        message: isWanted
          ? 'You are told each morning what is due.'
          : 'You get no mail in the morning any more.',
      };
    },
  });
}
