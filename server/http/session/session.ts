import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { type Failure, notAllowed } from '../faults/errors.ts';
import { siteOrigin } from '../site-origin.ts';
import { findSessionUser, type LiveSession, noteUse, type SessionUser } from './session.queries.ts';
import { cookieTokenOf, isOlderCookie, setSessionCookies } from './session-cookies.ts';
import { staffHurdleOf } from './staff-hurdle.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null when nobody is signed in, and for public calls. Set before a route of the API runs. */
    sessionUser: SessionUser | null;
    /** What staff have to do before they may work; null: nothing. */
    staffHurdle: Failure | null;
    /** The token that named the session. */
    sessionToken: string | null;
  }
}

/**
 * Finds out who asks: by a valid bearer token or, failing that, by the cookies. A browser sends the cookies along with
 * other sites' forms too, so by cookie an unsafe request is only taken from this site's own pages.
 */
export function installSessions(app: FastifyInstance, deps: Deps): void {
  const { db, config, now } = deps;
  /** Of the sessions whose use is being noted: many requests at a time of one are one use. */
  const noting = new Set<string>();
  app.decorateRequest('sessionUser', null);
  app.decorateRequest('sessionToken', null);
  app.decorateRequest('staffHurdle', null);

  app.addHook('onRequest', async (request, reply) => {
    // What is the same for whoever asks does not depend on it, and must tell nobody about anybody else.
    if (request.routeOptions.config.call?.isPublic) return;
    const bearer = bearerOf(request);
    if (bearer && (await take(request, bearer))) {
      // This browser has not forgotten the session, so it may have the cookies that it can forget.
      if (isOlderCookie(request, bearer, deps)) setSessionCookies(request, reply, bearer, deps);
      return;
    }
    const cookie = cookieTokenOf(request, deps);
    if (!cookie || !(await take(request, cookie))) return;
    if (!SAFE_METHODS.has(request.method)) requireFromThisSite(request, config.publicUrl);
  });

  async function take(request: FastifyRequest, token: string): Promise<boolean> {
    const found = await findSessionUser(db, token, now());
    if (!found) return false;
    request.sessionUser = found;
    request.staffHurdle = staffHurdleOf(found, config);
    if (!request.routeOptions.config.call?.isBackground) void note(request, found);
    request.sessionToken = token;
    return true;
  }

  /** Beside the request: where the disk is full, or somebody holds a lock, whoever only reads goes on reading. */
  async function note({ log }: FastifyRequest, found: LiveSession): Promise<void> {
    const { id } = found.session;
    if (noting.has(id)) return;
    noting.add(id);
    await noteUse(db, found, now()).catch((error: unknown) =>
      log.warn({ err: error }, 'the use of a session was not noted'),
    );
    noting.delete(id);
  }
}

/** What the `Authorization` header shows, whatever it is worth. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** Throws with the address of this site where a page of another sent it: whoever came by another name of it is to know. */
export function requireFromThisSite(request: FastifyRequest, publicUrl: string | undefined): void {
  if (isFromThisSite(request, publicUrl)) return;
  const where = publicUrl ? ` Its address is ${publicUrl}: open the page there, and send this again.` : '';
  throw notAllowed(`This request did not come from this site.${where}`);
}

/**
 * Whether a page of this site sent it: a browser says so, and no page can make it say otherwise. Where the site is, PUBLIC_URL
 * says alone: a Host, or what a proxy forwards of one, may be anybody's word.
 */
function isFromThisSite(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin } = request.headers;
  // A form of a page that tells nobody its address has no origin.
  if (origin !== undefined && origin !== 'null') return origin === siteOrigin(request, publicUrl);
  return request.headers['sec-fetch-site'] === 'same-origin';
}
