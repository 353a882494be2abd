import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_STUB_COOKIE } from '../../../contracts/accounts/session-name.ts';
import type { Deps } from '../../deps.ts';
import { SESSION_DAYS } from './session.queries.ts';

/** Holds the end of the token, out of reach of scripts; what stands before it is the stub. */
export const SECRET_COOKIE = 'teesta_session';
/** Characters: 132 bits, so that the stub alone gives nothing away. */
const SECRET_LENGTH = 22;

/** Of what tokens are made. Anything may stand in a cookie; PostgreSQL, for one, fails where it is asked for a NUL. */
const TOKEN = /^[\w.-]+$/;

/** The token that the browser's two cookies make together; undefined where one is forgotten, or they make none. */
export function cookieTokenOf({ cookies }: FastifyRequest): string | undefined {
  const { [SESSION_STUB_COOKIE]: stub, [SECRET_COOKIE]: secret } = cookies;
  return stub && secret && TOKEN.test(stub + secret) ? stub + secret : undefined;
}

/** True for a session from before the token was cut in two: the one cookie holds all of it. */
export function isUncutCookie({ cookies }: FastifyRequest, token: string): boolean {
  return cookies[SECRET_COOKIE] === token;
}

export function setSessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  { config }: Pick<Deps, 'config'>,
): void {
  const options = { ...optionsOf(request, config.publicUrl), maxAge: SESSION_DAYS * 86_400 };
  reply.setCookie(SESSION_STUB_COOKIE, token.slice(0, -SECRET_LENGTH), { ...options, httpOnly: false });
  reply.setCookie(SECRET_COOKIE, token.slice(-SECRET_LENGTH), options);
}

/** Clears the cookies if they hold the session that was ended: meanwhile somebody else may have signed in here. */
export function clearSessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  ended: string,
  { config }: Pick<Deps, 'config'>,
): void {
  const held = cookieTokenOf(request);
  const isHeld = held !== undefined && (held === ended || held.startsWith(`${ended}.`));
  if (!isHeld && !isUncutCookie(request, ended)) return;
  const options = optionsOf(request, config.publicUrl);
  reply.clearCookie(SESSION_STUB_COOKIE, { ...options, httpOnly: false });
  reply.clearCookie(SECRET_COOKIE, options);
}

/** True where the browser reached the site by HTTPS. */
export function isSecureRequest(request: FastifyRequest, publicUrl: string | undefined): boolean {
  return request.protocol === 'https' || (publicUrl?.startsWith('https:') ?? false);
}

function optionsOf(request: FastifyRequest, publicUrl: string | undefined) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecureRequest(request, publicUrl) } as const;
}
