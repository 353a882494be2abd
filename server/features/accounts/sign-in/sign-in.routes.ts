import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { registerBody } from '../../../../contracts/accounts/accounts.contract.ts';
import { runTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { withRule } from '../../../http/faults/contract-with-rule.ts';
import { conflict, Failure, notSignedIn } from '../../../http/faults/errors.ts';
import { clientNetworkOf } from '../../../http/limits/client-network.ts';
import { browserNameOf } from '../../../http/session/browser-name.ts';
import { endSession, startSession } from '../../../http/session/session.queries.ts';
import { bearerOf } from '../../../http/session/session.ts';
import {
  allCookieTokensOf,
  clearSessionCookies,
  cookieTokenOf,
  setSessionCookies,
} from '../../../http/session/session-cookies.ts';
import { consentOf, recordConsent } from '../../consents/consents.queries.ts';
import { findAgencyName } from '../../settings/settings.queries.ts';
import { tellNewSignIn } from '../account-notices.mail.ts';
import { sendWelcome } from '../confirmed-email/welcome.mail.ts';
import { refuseEasyPassword } from '../easy-passwords.ts';
import { browserTokensOf, setBrowserCookie } from '../known-browsers/known-browser.ts';
import { isStrangeBrowser, rememberBrowser } from '../known-browsers/known-browsers.queries.ts';
import { hashSentPassword, isOutdated } from '../passwords.ts';
import { presentUser } from '../present-user.ts';
import { checkSecondFactor, type SecondFactorAnswer } from '../second-factor/check-second-factor.ts';
import { findSecondFactorSince } from '../second-factor/second-factors.queries.ts';
import { findUserByEmail, insertUser, updateUser } from '../users.queries.ts';
import { type CheckedUser, checkPassword, lockChecked } from './check-password.ts';

/** Characters of a session's id; its token is longer. */
const NAME_LENGTH = 36;

export function signInRoutes(deps: Deps): FastifyPluginAsync {
  const { db, config, now, wakeMail } = deps;
  const checkedRegisterBody = withRule(registerBody, ({ password, username, email }) => {
    if (password !== undefined) refuseEasyPassword('password', password, { username, email });
  });
  return serveCalls(
    {
      async register(request) {
        const { username, email, password } = request.body;
        const agency = await findAgencyName(db);
        refuseEasyPassword('password', password, { username, email, agency });
        const passwordHash = await hashSentPassword(request, password);
        const user = { username, email, passwordHash, staffRole: null, now: now() };
        const given = consentOf(request, 'registration');
        const created = await runTransaction(db, async (trx) => {
          const inserted = await insertUser(trx, user);
          if (!inserted) return undefined;
          const about = { kind: 'user' as const, id: inserted.id };
          await recordConsent(trx, about, { email: '', userId: inserted.id }, given, user.now);
          // If the address has had its share of mails, the account page sends one later.
          await sendWelcome(trx, inserted, { now: user.now, scale: config.rateLimitScale });
          return inserted;
        });
        if (!created) {
          const message = 'This email has an account already. Please sign in.';
          throw conflict(message, { email: message });
        }
        wakeMail();
        return { message: 'Your account is ready. Please sign in.' };
      },

      async login(request, reply) {
        const { email, password, code } = request.body;
        // One session per browser, and none during a sign-in, however it ends.
        for (const former of allCookieTokensOf(request, deps)) await endSession(db, former);
        const found = { email, user: await findUserByEmail(db, email) };
        let factor: SecondFactorAnswer = 'none';
        const checked = await checkPassword(deps, request, found, password, async (user) => {
          factor = await checkSecondFactor(deps, user, code);
          if (factor === 'missing' || factor === 'wrong') throw secondFactorAsked(factor);
        });
        const started = checked && (await start(request, checked, factor, password));
        if (!started) throw new Failure('not_signed_in', 'Email or password is wrong.');
        wakeMail();
        const { user, token, browserTokens } = started;
        setSessionCookies(request, reply, token, deps);
        setBrowserCookie(request, reply, browserTokens, deps);
        const { role } = user;
        return {
          message: 'You are signed in.',
          data: presentUser(user),
          token,
          role,
        };
      },

      async logout(request, reply) {
        const ending = sessionToEnd(request, deps);
        if (!ending) throw notSignedIn();
        const isEnded = await endSession(db, ending);
        // All tabs know the name, and each may say it again.
        if (!isEnded && ending.length !== NAME_LENGTH) throw notSignedIn();
        clearSessionCookies(request, reply, ending, deps);
        return { message: 'You are signed out.' };
      },
    },
    { register: { body: checkedRegisterBody } },
  );

  async function start(
    request: FastifyRequest,
    checked: CheckedUser,
    factor: SecondFactorAnswer,
    password: string,
  ) {
    // The password is known in plain only now.
    const newHash = isOutdated(checked.password_hash) ? await hashSentPassword(request, password) : undefined;
    return runTransaction(db, async (trx) => {
      const user = await lockChecked(trx, checked);
      if (!user || (factor === 'none' && (await findSecondFactorSince(trx, user.id)))) return undefined;
      if (newHash) await updateUser(trx, user.id, { password_hash: newHash });
      const browser = browserNameOf(request.headers['user-agent']);
      const token = await startSession(trx, user.id, now(), { browser, network: clientNetworkOf(request) });
      const shown = browserTokensOf(request);
      if (user.role === 'admin' && (await isStrangeBrowser(trx, user, shown)))
        await tellNewSignIn(trx, user, { at: now().toISOString(), browser }, now());
      const browserTokens = await rememberBrowser(trx, user.id, shown, now());
      return { user, token, browserTokens };
    });
  }
}

function secondFactorAsked(answer: 'missing' | 'wrong'): Failure {
  if (answer === 'missing')
    return new Failure('second_factor', 'Enter the code from your authenticator app.');
  const message = 'This code is not right, or was used already.';
  return new Failure('second_factor', message, { fields: { code: message } });
}

/** A named session counts even if it has ended. `Bearer null` is no name. */
function sessionToEnd(request: FastifyRequest, deps: Deps): string | undefined {
  const named = bearerOf(request);
  return named && named.length >= NAME_LENGTH ? named : cookieTokenOf(request, deps);
}
