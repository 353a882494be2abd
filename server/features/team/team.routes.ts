import type { FastifyPluginAsync } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { recordCalls } from '../records/record-calls.ts';
import { listRecords } from '../records/versioned-records.ts';
import { presentManagedTeam, presentShownTeam } from './present-team.ts';
import { changeTeamMember, createTeamMember, TEAM_MEMBER } from './team-records.ts';
import { listToursToLead } from './tours-of-team.queries.ts';

export function teamRoutes(deps: Deps): FastifyPluginAsync {
  const { db } = deps;
  const { list, get, create, update, remove, restore } = recordCalls(deps, TEAM_MEMBER, {
    create: createTeamMember,
    change: changeTeamMember,
    present: (rows) => presentManagedTeam(db, rows),
    isPublic: true,
  });
  return serveCalls({
    async listTeam() {
      const shown = (await listRecords(db, TEAM_MEMBER)).filter((row) => row.is_shown === 1);
      return { data: await presentShownTeam(db, shown) };
    },

    listManagedTeam: list,
    getTeamMember: get,
    createTeamMember: create,
    updateTeamMember: update,
    deleteTeamMember: remove,
    restoreTeamMember: restore,

    async listToursToLead() {
      const tours = await listToursToLead(db);
      return {
        data: tours.map(({ id, title, status }) => ({ _id: id, title, isPublished: status === 'published' })),
      };
    },
  });
}
