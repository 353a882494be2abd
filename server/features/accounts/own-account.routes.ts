import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answerOf, doneAnswer } from '../../../contracts/answers.contract.ts';
import {
  changePasswordBody,
  deleteAccountBody,
  ownAccount,
  ownData,
  ownReview,
} from '../../../contracts/own-account.contract.ts';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { answers } from '../../http/answers.ts';
import { badInput, conflict, notSignedIn } from '../../http/errors.ts';
import { limited } from '../../http/rate-limits.ts';
import { endAllSessions } from '../../http/session.queries.ts';
import { currentUser, requireSignIn } from '../../http/session.ts';
import { clearSessionCookies } from '../../http/session-cookies.ts';
import { hashToken } from '../../http/tokens.ts';
import { removeForgottenMailFiles } from '../../mail/mail-files.ts';
import { presentReviewOfTour } from '../reviews/present-review.ts';
import { listReviewsOfUser } from '../reviews/reviews.queries.ts';
import { checkPassword } from './check-password.ts';
import { eraseTraveller } from './erase-traveller.ts';
import { browserTokensOf, setBrowserCookie } from './known-browser.ts';
import { rememberOnlyThisBrowser } from './known-browsers.queries.ts';
import { endOtherSessions } from './own-account.queries.ts';
import { collectOwnData } from './own-data.ts';
import { endResetLinks } from './password-resets.queries.ts';
import { hashPassword } from './passwords.ts';
import { presentUserInList } from './present-user.ts';
import { findUserById, setPasswordHash } from './users.queries.ts';

/** What travellers do with their own account. */
export function ownAccountRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { db, config, now, siteChanges } = deps;
  const scale = config.rateLimitScale;
  return async (app) => {
    app.addHook('preValidation', requireSignIn);

    app.get(
      '/account',
      {
        schema: {
          tags: ['own account'],
          summary: 'The signed-in traveller’s account',
          response: answers(answerOf(ownAccount)),
        },
      },
      async (request) => ({
        success: true as const,
        data: presentUserInList(await loadUser(currentUser(request).id)),
      }),
    );

    app.get(
      '/review/mine',
      {
        schema: {
          tags: ['own account'],
          summary: 'The signed-in traveller’s own reviews, newest first',
          response: answers(answerOf(z.array(ownReview))),
        },
      },
      async (request) => {
        const reviews = await listReviewsOfUser(db, currentUser(request).id);
        return { success: true as const, data: reviews.map(presentReviewOfTour) };
      },
    );

    app.post(
      '/account/password',
      {
        config: limited('login', scale),
        schema: {
          tags: ['own account'],
          summary: 'Change the password; ends every other session and every reset link',
          body: changePasswordBody,
          response: answers(doneAnswer),
        },
      },
      async (request, reply) => {
        const user = await askForPassword(request, 'currentPassword', request.body.currentPassword);
        const passwordHash = await hashPassword(request.body.newPassword);
        const browserTokens = await runTransaction(db, async (trx) => {
          await setPasswordHash(trx, user.id, passwordHash);
          await endOtherSessions(trx, user.id, hashToken(request.sessionToken ?? ''));
          await endResetLinks(trx, user.id, now());
          return rememberOnlyThisBrowser(trx, user.id, browserTokensOf(request), now());
        });
        setBrowserCookie(request, reply, browserTokens, deps);
        return { success: true as const, message: 'Your password is changed. Other devices are signed out.' };
      },
    );

    app.delete(
      '/account/sessions',
      {
        schema: {
          tags: ['own account'],
          summary: 'Sign out everywhere: ends every session, this one too',
          response: answers(doneAnswer),
        },
      },
      async (request, reply) => {
        await endAllSessions(db, currentUser(request).id);
        clearSessionCookies(request, reply, request.sessionToken ?? '', deps);
        return { success: true as const, message: 'You are signed out everywhere.' };
      },
    );

    app.get(
      '/account/data',
      {
        schema: {
          tags: ['own account'],
          summary: 'Everything that is kept about the signed-in traveller',
          response: answers(answerOf(ownData)),
        },
      },
      async (request, reply) => {
        reply.header('content-disposition', 'attachment; filename="my-data.json"');
        const user = await loadUser(currentUser(request).id);
        return { success: true as const, data: await collectOwnData(db, user, now()) };
      },
    );

    app.delete(
      '/account',
      {
        config: limited('login', scale),
        schema: {
          tags: ['own account'],
          summary: 'Erase the account and the traveller’s name from enquiries and reviews',
          body: deleteAccountBody,
          response: answers(doneAnswer),
        },
      },
      async (request, reply) => {
        const user = await askForPassword(request, 'password', request.body.password);
        const deletion = await eraseTraveller(db, user, now());
        if (deletion === 'last admin') throw conflict('The last admin cannot be deleted.');
        siteChanges.announce();
        await forgetMailFiles(request);
        clearSessionCookies(request, reply, request.sessionToken ?? '', deps);
        return { success: true as const, message: 'Your account and your data are deleted.' };
      },
    );
  };

  /** After the commit, and no reason to say that the erasure failed: what stays now goes within the hour. */
  async function forgetMailFiles(request: FastifyRequest) {
    try {
      await removeForgottenMailFiles(db, config.dataDir);
    } catch (error) {
      request.log.error({ err: error }, 'mail files of an erased account were not deleted');
    }
  }

  /** Signed in a moment ago, and perhaps deleted since. */
  async function loadUser(id: string) {
    const user = await findUserById(db, id);
    if (!user) throw notSignedIn();
    return user;
  }

  /** Asks for the password once more; wrong tries count with those of signing in. */
  async function askForPassword(request: FastifyRequest, field: string, password: string) {
    const user = await loadUser(currentUser(request).id);
    const account = { email: user.email, passwordHash: user.password_hash };
    if (!(await checkPassword(deps, request, account, password)))
      throw badInput({ [field]: 'This is not your password.' });
    return user;
  }
}
