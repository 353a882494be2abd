import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { createChange } from '../../../http/calls/create-change.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { conflict, notAllowed } from '../../../http/faults/errors.ts';
import { currentUser } from '../../../http/session/guards.ts';
import { needsSecondFactor } from '../../../http/session/missing-setup.ts';
import { hashToken } from '../../../http/session/tokens.ts';
import { findSecondFactorRoles, loadKnownSettings } from '../../settings/settings.queries.ts';
import { askForPassword } from '../sign-in/check-password.ts';
import {
  renewRecoveryCodes,
  switchSecondFactorOff,
  switchSecondFactorOn,
  wrongCode,
} from './change-second-factor.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { countRecoveryCodes } from './recovery-codes.queries.ts';
import { beginSecondFactor, findSecondFactorSince } from './second-factors.queries.ts';
import { addressOfSecret, newSecret } from './time-codes.ts';

export function secondFactorRoutes(deps: Deps): FastifyPluginAsync {
  const { db, config, now, wakeMail } = deps;
  const change = createChange(deps);
  return serveCalls({
    async getSecondFactor(request) {
      const { id, staff_role } = currentUser(request);
      const [since, recoveryCodesLeft, roles] = await Promise.all([
        findSecondFactorSince(db, id),
        countRecoveryCodes(db, id),
        findSecondFactorRoles(db),
      ]);
      const isRequired = needsSecondFactor(staff_role, roles, config);
      return { data: { since, recoveryCodesLeft, isRequired } };
    },

    async beginSecondFactor(request) {
      const { role, email } = currentUser(request);
      // Only the host can reset lost codes, and travellers must not need that.
      if (role !== 'admin') throw notAllowed('Only staff can do this.');
      const { id } = await askForPassword(deps, request, 'password', request.body.password);
      const secret = newSecret();
      if (!(await beginSecondFactor(db, id, secret, now())))
        throw conflict('Two-step sign-in is on already. To set it up again, switch it off first.');
      const { agencyName } = await loadKnownSettings(db);
      return { data: { secret, address: addressOfSecret(secret, { issuer: agencyName, label: email }) } };
    },

    async confirmSecondFactor(request) {
      const ownTokenHash = hashToken(request.sessionToken ?? '');
      const recoveryCodes = await change(request, (trx, by) =>
        switchSecondFactorOn(trx, request.body.code, ownTokenHash, by),
      );
      wakeMail();
      return { message: 'Two-step sign-in is on. Other devices are signed out.', data: { recoveryCodes } };
    },

    async renewRecoveryCodes(request) {
      await askForBoth(request, request.body);
      const recoveryCodes = await change(request, renewRecoveryCodes);
      if (!recoveryCodes) throw isOff();
      wakeMail();
      return { message: 'These are your new recovery codes.', data: { recoveryCodes } };
    },

    async switchSecondFactorOff(request) {
      await askForBoth(request, request.body);
      await change(request, (trx, by) => switchSecondFactorOff(trx, by.actor, by));
      wakeMail();
      return { message: 'Two-step sign-in is off.' };
    },
  });

  async function askForBoth(request: FastifyRequest, { password, code }: { password: string; code: string }) {
    await askForPassword(deps, request, 'password', password, async (user) => {
      const answer = await checkSecondFactor(deps, user, code);
      if (answer === 'none') throw isOff();
      if (answer !== 'right') throw wrongCode();
    });
  }
}

function isOff() {
  return conflict('Two-step sign-in is off.');
}
