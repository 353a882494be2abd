import type { FastifyPluginAsync } from 'fastify';
import type { OwnershipOffer } from '../../../../contracts/staff/ownership.contract.ts';
import { may } from '../../../../contracts/staff/staff-policy.ts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { createChange } from '../../../http/calls/create-change.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { currentUser } from '../../../http/session/guards.ts';
import { askForProof } from '../second-factor/ask-for-proof.ts';
import { findSecondFactorSince } from '../second-factor/second-factors.queries.ts';
import { overtaken } from '../sign-in/check-password.ts';
import { checkMay } from '../users/account-policy.ts';
import { getUser } from '../users/manage-users.ts';
import { acceptOwnership, endOwnershipOffer, getOffer, offerOwnership } from './hand-over-ownership.ts';
import { listOffersAround, OFFER_LIFETIME } from './ownership-offers.queries.ts';

export function ownershipRoutes(deps: Deps): FastifyPluginAsync {
  const { db, now, wakeMail } = deps;
  const change = createChange(deps);
  return serveCalls({
    async getOwnership(request) {
      const { id, staff_role } = currentUser(request);
      const [offers, managers, since] = await Promise.all([
        listOffersAround(db, id, now()),
        may(staff_role, 'manage-staff') ? listManagers(db) : [],
        findSecondFactorSince(db, id),
      ]);
      return { data: { offers: offers.map(presentOffer), managers, asksForCode: since !== null } };
    },

    async offerOwnership(request) {
      const { giverStays } = request.body;
      const { id } = request.params;
      // First, so that nobody types a password in vain.
      checkMay('offer-ownership', currentUser(request), await getUser(db, id));
      const checked = await askForProof(deps, request, request.body);
      const user = await change(request, (trx, by) => offerOwnership(trx, id, { giverStays, checked }, by));
      if (!user) throw await overtaken(deps, request, 'password');
      wakeMail();
      return { message: `${user.username} was told, and has seven days to accept.` };
    },

    async acceptOwnership(request) {
      const { id } = request.params;
      await getOffer(db, id, { actor: currentUser(request), now: now() });
      const checked = await askForProof(deps, request, request.body);
      const giver = await change(request, (trx, by) => acceptOwnership(trx, id, checked, by));
      if (!giver) throw await overtaken(deps, request, 'password');
      wakeMail();
      return { message: 'You are an owner of the site now.' };
    },

    async endOwnershipOffer(request) {
      const isOwn = await change(request, (trx, by) => endOwnershipOffer(trx, request.params.id, by));
      return { message: isOwn ? 'The offer is withdrawn.' : 'The offer is declined.' };
    },
  });
}

function listManagers(db: Db) {
  return db
    .selectFrom('users')
    .select(['id as _id', 'username'])
    .where('staff_role', '=', 'manager')
    .where('deleted_at', 'is', null)
    .orderBy('username')
    .execute();
}

function presentOffer(row: Awaited<ReturnType<typeof listOffersAround>>[number]): OwnershipOffer {
  return {
    _id: row.id,
    from: { _id: row.from_id, username: row.giver },
    to: { _id: row.to_id, username: row.taker },
    giverStays: row.giver_stays === 1,
    offeredAt: row.created_at,
    until: new Date(Date.parse(row.created_at) + OFFER_LIFETIME).toISOString(),
  };
}
