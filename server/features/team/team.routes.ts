import type { FastifyPluginAsync } from 'fastify';
import { teamCalls } from '../../../contracts/calls/team-calls.contract.ts';
import type { Deps } from '../../deps.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { presentShownTeam } from './present-team.ts';
import { listTeam } from './team.queries.ts';

/** The people of the agency as travellers read of them. */
export function teamRoutes({ db }: Deps): FastifyPluginAsync {
  return serveCalls(teamCalls, {
    async listTeam() {
      const shown = (await listTeam(db)).filter((row) => row.is_shown === 1);
      return { data: await presentShownTeam(db, shown) };
    },
  });
}
