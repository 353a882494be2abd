import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { loginAnswer, loginBody, registerBody } from '../../../contracts/accounts.contract.ts';
import { doneAnswer, failureAnswer } from '../../../contracts/answers.contract.ts';
import type { Deps } from '../../deps.ts';
import { answers } from '../../http/answers.ts';
import { conflict, Failure, tooMany } from '../../http/errors.ts';
import { describeWait, limited } from '../../http/rate-limits.ts';
import { endSession, startSession } from '../../http/session.queries.ts';
import { clearSessionCookie, isSecureRequest, requireSignIn, setSessionCookie } from '../../http/session.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { presentUser } from './present-user.ts';
import { beginSignInTry, forgetSignInFailures } from './sign-in-failures.queries.ts';
import { findUserByEmail, insertUser } from './users.queries.ts';

export function signInRoutes({ db, config, now }: Deps): FastifyPluginAsyncZod {
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
        const wait = await beginSignInTry(db, email, now(), scale);
        if (wait > 0) throw tooMany(`Too many wrong tries. Please wait ${describeWait(wait)}.`, wait);
        const user = await findUserByEmail(db, email);
        if (!(await isPassword(user?.password_hash, password)) || !user) {
          throw new Failure('not_signed_in', 'Email or password is wrong.');
        }
        await forgetSignInFailures(db, email);
        const token = await startSession(db, user.id, now());
        setSessionCookie(reply, token, isSecureRequest(request, config.publicUrl));
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
