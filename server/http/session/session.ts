import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { type Failure, notAllowed } from '../faults/errors.ts';
import { clientNetworkOf } from '../limits/client-network.ts';
import { siteOrigin } from '../site-origin.ts';
import { missingSetupOf } from './missing-setup.ts';
import { findSessionUser, type LiveSession, noteUse, type SessionUser } from './session.queries.ts';
import { cookieTokenOf, isOlderCookie, setSessionCookies } from './session-cookies.ts';
import { isVisible } from './visible-to.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

declare module 'fastify' {
  interface FastifyRequest {
    /** Null without a session and for public calls. */
    sessionUser: SessionUser | null;
    missingSetup: Failure | null;
    sessionToken: string | null;
  }
}

/** Browsers send cookies with other sites' forms too: by cookie, unsafe requests must come from this site's pages. */
export function installSessions(app: FastifyInstance, deps: Deps): void {
  const { db, config, now } = deps;
  const noting = new Set<string>();
  app.decorateRequest('sessionUser', null);
  app.decorateRequest('sessionToken', null);
  app.decorateRequest('missingSetup', null);
  app.decorate('isVisible', (of, id, seer) => isVisible(db, of, id, seer));

  app.addHook('onRequest', async (request, reply) => {
    // Public answers are shared and must not depend on the session.
    if (request.routeOptions.config.call?.isPublic && (await app.isSiteOpen())) return;
    const bearer = bearerOf(request);
    if (bearer && (await take(request, bearer))) {
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
    request.missingSetup = missingSetupOf(found, config);
    if (!request.routeOptions.config.call?.isBackground) void note(request, found);
    request.sessionToken = token;
    return true;
  }

  /** Not awaited: with a full disk or a held lock, reads go on. */
  async function note(request: FastifyRequest, found: LiveSession): Promise<void> {
    const { id } = found.session;
    if (noting.has(id)) return;
    noting.add(id);
    await noteUse(db, found, clientNetworkOf(request), now()).catch((error: unknown) =>
      request.log.warn({ err: error }, 'the use of a session was not noted'),
    );
    noting.delete(id);
  }
}

export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

export function requireFromThisSite(request: FastifyRequest, publicUrl: string | undefined): void {
  if (isFromThisSite(request, publicUrl)) return;
  const where = publicUrl ? ` Its address is ${publicUrl}: open the page there, and send this again.` : '';
  throw notAllowed(`This request did not come from this site.${where}`);
}

/** No page can change these headers. With PUBLIC_URL, Host and forwarded headers are not believed. */
function isFromThisSite(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin } = request.headers;
  // Pages that hide their address send "null".
  if (origin !== undefined && origin !== 'null') return origin === siteOrigin(request, publicUrl);
  return request.headers['sec-fetch-site'] === 'same-origin';
}
