import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Db } from '../../../db/database.ts';
import type { UserRow } from '../../../db/schema.ts';
import { runTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { Failure, tooMany } from '../../../http/faults/errors.ts';
import { answerEvenly } from '../../../http/limits/answer-evenly.ts';
import { describeWait } from '../../../http/limits/rate-limits.ts';
import { URGENT_LANE } from '../../../mail/lanes.ts';
import { takeMailTurn } from '../../../mail/mail-turns.queries.ts';
import { enqueueMail } from '../../../mail/outbox.queries.ts';
import { findAgencyName } from '../../settings/settings.queries.ts';
import { tellPasswordChanged } from '../account-notices.mail.ts';
import { refuseEasyPassword } from '../easy-passwords.ts';
import { browserTokensOf, setBrowserCookie } from '../known-browsers/known-browser.ts';
import { findKnownBrowser, rememberBrowser } from '../known-browsers/known-browsers.queries.ts';
import { insertMailedLink, takeMailedLink } from '../mailed-links.queries.ts';
import { hashSentPassword, refuseMadeUpPassword } from '../passwords.ts';
import { replacePassword } from '../replace-password.ts';
import { findUserByEmail, findUserById, lockUser, markEmailProved } from '../users.queries.ts';
import { PASSWORD_RESET_MAIL, type PasswordResetPayload } from './password-reset.mail.ts';
import { findLiveReset, findResendable, secondsUntilNextLink } from './password-resets.queries.ts';

export function passwordResetRoutes(deps: Deps): FastifyPluginAsync {
  const { db, config, now, wakeMail } = deps;
  return serveCalls({
    async forgotPassword(request) {
      await answerEvenly(async () => {
        const user = await findUserByEmail(db, request.body.email);
        if (user) await requestLink(user, await isKnownBrowser(request, user));
      });
      return { message: 'Password reset link has been sent to your email.' };
    },

    async resetPassword(request, reply) {
      const { password } = request.body;
      const live = await findLiveReset(db, request.params.token, now());
      const holder = live && (await findUserById(db, live.user_id));
      if (holder) await refuseMadeUpPassword(request, { field: 'password', password, user: holder });
      const agency = await findAgencyName(db);
      const chosen = { password, passwordHash: await hashSentPassword(request, password), agency };
      const browserTokens = await runTransaction(db, async (trx) => {
        const moment = { now: now(), scale: config.rateLimitScale };
        const userId = await resetPassword(trx, request.params.token, chosen, moment);
        // The link proves the owner, so this browser stays usable while wrong tries lock strangers out.
        return userId && rememberBrowser(trx, userId, browserTokensOf(request), now());
      });
      if (!browserTokens) throw deadLink(USED_BY_YOU);
      wakeMail();
      setBrowserCookie(request, reply, browserTokens, deps);
      return { message: 'Your password is changed. Please sign in.' };
    },

    async resendResetLink(request) {
      const reset = await findResendable(db, request.body.token, now());
      const user = reset && (await findUserById(db, reset.user_id));
      if (!user) throw deadLink();
      // The sender of a link reads the mailbox, even if a stranger asked for it.
      const wait = await requestLink(user, true);
      if (wait > 0) throw tooMany(`A link is on its way. Please wait ${describeWait(wait)}.`, wait);
      return { message: 'Reset link resent.' };
    },
  });

  async function isKnownBrowser(request: FastifyRequest, { email }: UserRow): Promise<boolean> {
    return (await findKnownBrowser(db, browserTokensOf(request), email)) !== undefined;
  }

  /** Returns 0, or the seconds to wait. With `isOwners`, requests of strangers do not count. */
  async function requestLink(user: UserRow, isOwners: boolean): Promise<number> {
    const wait = await runTransaction(db, async (trx) => {
      // Concurrent requests wait here: the second finds the link of the first.
      if (!(await lockUser(trx, user.id))) return 0;
      const seconds = await secondsUntilNextLink(trx, user.id, now());
      if (seconds > 0) return seconds;
      const mail = { kind: PASSWORD_RESET_MAIL, recipient: user.email };
      const turn = await takeMailTurn(trx, { ...mail, isOwners }, now(), config.rateLimitScale);
      if (turn > 0) return turn;
      const resetId = await insertMailedLink(trx, 'password_resets', user.id, now());
      const payload: PasswordResetPayload = { resetId };
      const about = { kind: 'user' as const, id: user.id };
      await enqueueMail(trx, { ...mail, payload, about, lane: URGENT_LANE }, now());
      return 0;
    });
    if (wait === 0) wakeMail();
    return wait;
  }
}

type ChosenPassword = { password: string; passwordHash: string; agency: string | undefined };

/** An easy password leaves the link alive. */
async function resetPassword(
  trx: Db,
  token: string,
  { password, passwordHash, agency }: ChosenPassword,
  { now, scale }: { now: Date; scale: number },
): Promise<string | undefined> {
  const userId = await takeMailedLink(trx, 'password_resets', { token }, now);
  const user = userId === undefined ? undefined : await findUserById(trx, userId);
  if (!user) return undefined;
  refuseEasyPassword('password', password, { ...user, agency });
  await replacePassword(trx, user, passwordHash, now);
  await markEmailProved(trx, user.id, now);
  await tellPasswordChanged(trx, user, 'by a link', { now, scale });
  return user.id;
}

/** The answer to a first press may be lost. */
const USED_BY_YOU =
  'If you have just chosen a password with it, sign in with that one. Otherwise, please ask';

function deadLink(advice = 'Please ask'): Failure {
  return new Failure('bad_input', `This link has been used or has expired. ${advice} for a new one.`);
}
