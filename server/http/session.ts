import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { notAllowed, notSignedIn } from './errors.ts';
import { findSessionUser, SESSION_DAYS, type SessionUser } from './session.queries.ts';

const COOKIE = 'teesta_session';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null when nobody is signed in. Set before a route of the API runs. */
    sessionUser: SessionUser | null;
    /** The token that named the session. */
    sessionToken: string | null;
  }
}

/**
 * Finds out who asks: by a valid bearer token or, failing that, by the cookie. A browser sends the cookie along with
 * other sites' forms too, so by cookie an unsafe request is only taken from this site's own pages.
 */
export function installSessions(app: FastifyInstance, { db, config, now }: Deps): void {
  app.decorateRequest('sessionUser', null);
  app.decorateRequest('sessionToken', null);

  app.addHook('onRequest', async (request) => {
    const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (bearer && (await take(request, bearer))) return;
    const cookie = request.cookies[COOKIE];
    if (!cookie || !(await take(request, cookie))) return;
    if (!SAFE_METHODS.has(request.method) && !isFromThisSite(request, config.publicUrl)) {
      throw notAllowed('This request did not come from this site.');
    }
  });

  async function take(request: FastifyRequest, token: string): Promise<boolean> {
    const user = await findSessionUser(db, token, now());
    if (!user) return false;
    request.sessionUser = user;
    request.sessionToken = token;
    return true;
  }
}

export function setSessionCookie(reply: FastifyReply, token: string, isSecure: boolean): void {
  reply.setCookie(COOKIE, token, { ...cookieOptions(isSecure), maxAge: SESSION_DAYS * 86_400 });
}

export function clearSessionCookie(reply: FastifyReply, isSecure: boolean): void {
  reply.clearCookie(COOKIE, cookieOptions(isSecure));
}

/** Guard: somebody has to be signed in. */
export async function requireSignIn(request: FastifyRequest): Promise<void> {
  currentUser(request);
}

/** Guard: staff only. */
export async function requireAdmin(request: FastifyRequest): Promise<void> {
  if (currentUser(request).role !== 'admin') throw notAllowed('Only staff can do this.');
}

/** Who asks; throws "Please sign in" when nobody is signed in. */
export function currentUser(request: FastifyRequest): SessionUser {
  if (!request.sessionUser) throw notSignedIn();
  return request.sessionUser;
}

/** True where the browser reached the site by HTTPS. */
export function isSecureRequest(request: FastifyRequest, publicUrl: string | undefined): boolean {
  return request.protocol === 'https' || (publicUrl?.startsWith('https:') ?? false);
}

function cookieOptions(isSecure: boolean) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
}

function isFromThisSite(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return origin === publicUrl || origin === `${request.protocol}://${request.host}`;
  return request.headers['sec-fetch-site'] === 'same-origin';
}
