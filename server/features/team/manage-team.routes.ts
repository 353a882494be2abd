import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { manageTeamCalls } from '../../../contracts/calls/manage-team-calls.contract.ts';
import type { ManagedTeamMember } from '../../../contracts/team/team.contract.ts';
import type { TeamMemberRow } from '../../db/team-rows.ts';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { repeatableOf, runOnce } from '../../http/calls/idempotency.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { notFound } from '../../http/faults/errors.ts';
import { currentUser } from '../../http/session/guards.ts';
import { changeTeamMember, createTeamMember, getTeamMember, setTeamMemberDeleted } from './change-team.ts';
import { presentManagedTeam } from './present-team.ts';
import { listTeam } from './team.queries.ts';
import { listToursToLead } from './tours-of-team.queries.ts';

/** People as staff write them down. Whatever changes them changes the about page and the pages of their tours. */
export function manageTeamRoutes({ db, now, siteChanges }: Deps): FastifyPluginAsync {
  return serveCalls(manageTeamCalls, {
    listManagedTeam: async () => ({ data: await presentManagedTeam(db, await listTeam(db)) }),

    async listToursToLead() {
      const tours = await listToursToLead(db);
      return {
        data: tours.map(({ id, title, status }) => ({ _id: id, title, isPublished: status === 'published' })),
      };
    },

    getTeamMember: async (request) => ({
      data: await presentOne(await getTeamMember(db, request.params.id)),
    }),

    async createTeamMember(request) {
      const by = byOf(request);
      const repeatable = repeatableOf(request, `team:${by.actor.id}`, by.now);
      const id = await runOnce(
        db,
        repeatable,
        async (trx) => (await createTeamMember(trx, request.body, by)).id,
      );
      await siteChanges.announce();
      return { message: 'The person is saved.', data: await presentOne(await getTeamMember(db, id)) };
    },

    async updateTeamMember(request) {
      const { id } = request.params;
      const row = await runTransaction(db, (trx) => changeTeamMember(trx, id, request.body, byOf(request)));
      await siteChanges.announce();
      return { message: 'The person is saved.', data: await presentOne(row) };
    },

    async deleteTeamMember(request) {
      await runTransaction(db, (trx) => setTeamMemberDeleted(trx, request.params.id, true, byOf(request)));
      await siteChanges.announce();
      return { message: 'The person is deleted.' };
    },

    async restoreTeamMember(request) {
      await runTransaction(db, (trx) => setTeamMemberDeleted(trx, request.params.id, false, byOf(request)));
      await siteChanges.announce();
      return { message: 'The person is back.' };
    },
  });

  function byOf(request: FastifyRequest) {
    return { actor: currentUser(request), now: now() };
  }

  async function presentOne(row: TeamMemberRow): Promise<ManagedTeamMember> {
    const [member] = await presentManagedTeam(db, [row]);
    if (!member) throw notFound('person');
    return member;
  }
}
