import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { loginAnswer, loginBody, registerBody } from '../../../contracts/accounts.contract.ts';
import { doneAnswer, failureAnswer } from '../../../contracts/answers.contract.ts';
import type { Deps } from '../../deps.ts';
import { answers } from '../../http/answers.ts';
import { conflict, Failure } from '../../http/errors.ts';
import { limited } from '../../http/rate-limits.ts';
import { endSession, startSession } from '../../http/session.queries.ts';
import { clearSessionCookie, isSecureRequest, requireSignIn, setSessionCookie } from '../../http/session.ts';
import { checkPassword } from './check-password.ts';
import { browserTokenOf, setBrowserCookie } from './known-browser.ts';
import { rememberBrowser } from './known-browsers.queries.ts';
import { hashPassword } from './passwords.ts';
import { presentUser } from './present-user.ts';
import { findUserByEmail, insertUser } from './users.queries.ts';

export function signInRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { db, config, now } = deps;
  const scale = config.rateLimitScale;
  return async (app) => {
    app.post(
      '/auth/register',
      {
        config: limited('register', scale),
        schema: {
          tags: ['accounts'],
          summary: 'Make an account',
          body: registerBody,
          response: answers(doneAnswer),
        },
      },
      async (request) => {
        const { username, email, password } = request.body;
        const passwordHash = await hashPassword(password);
        const user = { username, email, passwordHash, role: 'user' as const, now: now() };
        const created = await db.transaction().execute((trx) => insertUser(trx, user));
        if (!created) {
          const message = 'This email has an account already. Please sign in.';
          throw conflict(message, { email: message });
        }
        return { success: true as const, message: 'Your account is ready. Please sign in.' };
      },
    );

    app.post(
      '/auth/login',
      {
        config: limited('login', scale),
        schema: {
          tags: ['accounts'],
          summary: 'Sign in; answers the session’s token and sets its cookie',
          body: loginBody,
          response: { 200: loginAnswer, '4xx': failureAnswer, '5xx': failureAnswer },
        },
      },
      async (request, reply) => {
        const { email, password } = request.body;
        const user = await findUserByEmail(db, email);
        const account = { email, passwordHash: user?.password_hash };
        if (!(await checkPassword(deps, request, account, password)) || !user) {
          throw new Failure('not_signed_in', 'Email or password is wrong.');
        }
        const [token, browserToken] = await db
          .transaction()
          .execute(async (trx) => [
            await startSession(trx, user.id, now()),
            await rememberBrowser(trx, user.id, browserTokenOf(request), now()),
          ]);
        setSessionCookie(reply, token, isSecureRequest(request, config.publicUrl));
        setBrowserCookie(request, reply, browserToken, deps);
        const { role } = user;
        return {
          success: true as const,
          message: 'You are signed in.',
          data: presentUser(user),
          token,
          role,
        };
      },
    );

    app.post(
      '/auth/logout',
      {
        preValidation: requireSignIn,
        schema: { tags: ['accounts'], summary: 'Sign out: ends this session', response: answers(doneAnswer) },
      },
      async (request, reply) => {
        if (request.sessionToken) await endSession(db, request.sessionToken);
        clearSessionCookie(reply, isSecureRequest(request, config.publicUrl));
        return { success: true as const, message: 'You are signed out.' };
      },
    );
  };
}
