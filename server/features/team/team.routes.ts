import type { FastifyPluginAsync } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { listRecords } from '../records/versioned-records.ts';
import { presentShownTeam } from './present-team.ts';
import { TEAM_MEMBER } from './team-records.ts';

export function teamRoutes({ db }: Deps): FastifyPluginAsync {
  return serveCalls({
    async listTeam() {
      const shown = (await listRecords(db, TEAM_MEMBER)).filter((row) => row.is_shown === 1);
      return { data: await presentShownTeam(db, shown) };
    },
  });
}
