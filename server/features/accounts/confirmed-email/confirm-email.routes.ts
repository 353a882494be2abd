import type { FastifyPluginAsync } from 'fastify';
import { runTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { conflict, Failure, tooMany } from '../../../http/faults/errors.ts';
import { describeWait } from '../../../http/limits/rate-limits.ts';
import { currentUser } from '../../../http/session/guards.ts';
import { endMailedLinks, takeMailedLink } from '../mailed-links.queries.ts';
import { findUserById, lockUser, markEmailProved } from '../users.queries.ts';
import { sendWelcome } from './welcome.mail.ts';

/** Needs the session besides the link: somebody may have registered with another's address. */
export function confirmEmailRoutes({ db, config, now, wakeMail }: Deps): FastifyPluginAsync {
  return serveCalls({
    async confirmEmail(request) {
      const { id, email_proved_at } = currentUser(request);
      const isConfirmed = await runTransaction(db, async (trx) => {
        if (!(await lockUser(trx, id))) return false;
        const link = { token: request.body.token, userId: id };
        if (!(await takeMailedLink(trx, 'email_confirmations', link, now()))) return false;
        await endMailedLinks(trx, 'email_confirmations', id, now());
        await markEmailProved(trx, id, now());
        return true;
      });
      // A second press on a bad connection succeeds too.
      if (!isConfirmed && email_proved_at === null) throw deadLink();
      return { message: 'Your address is confirmed.' };
    },

    async sendConfirmation(request) {
      const { id } = currentUser(request);
      const wait = await runTransaction(db, async (trx) => {
        const user = await findUserById(trx, id);
        if (!user || user.email_proved_at !== null) throw conflict('Your address is confirmed already.');
        return sendWelcome(trx, user, { now: now(), scale: config.rateLimitScale });
      });
      if (wait > 0) throw tooMany(`Links are on their way. Please wait ${describeWait(wait)}.`, wait);
      wakeMail();
      return { message: 'A link is on its way to your address.' };
    },
  });
}

function deadLink(): Failure {
  return new Failure(
    'bad_input',
    'This link was used, has expired, or belongs to another account. Ask for a new one on the page of your account.',
  );
}
