import type { FastifyReply, FastifyRequest } from 'fastify';
import { HOST_PREFIX, SESSION_STUB_COOKIE } from '../../../contracts/accounts/session-name.ts';
import type { Deps } from '../../deps.ts';
import { siteOrigin } from '../site-origin.ts';
import { SESSION_DAYS } from './session.queries.ts';

export const SECRET_COOKIE = 'teesta_session';
/** Characters: 132 bits, so that the stub alone is useless. */
const SECRET_LENGTH = 22;

/** PostgreSQL fails on a NUL, which a cookie may hold. */
const TOKEN = /^[\w.-]+$/;

type WithConfig = Pick<Deps, 'config'>;

/** With HTTPS, only prefixed cookies count, which no other host can set. */
export function cookieTokenOf(request: FastifyRequest, { config }: WithConfig): string | undefined {
  return tokenIn(request, prefixOf(isSecureRequest(request, config.publicUrl)));
}

/** Earlier versions used one cookie, or no prefix with HTTPS. */
export function isOlderCookie(request: FastifyRequest, token: string, { config }: WithConfig): boolean {
  const isSecure = isSecureRequest(request, config.publicUrl);
  return request.cookies[SECRET_COOKIE] === token || (isSecure && tokenIn(request, '') === token);
}

export function allCookieTokensOf(request: FastifyRequest, deps: WithConfig): string[] {
  const uncut = request.cookies[SECRET_COOKIE] ?? '';
  const held = [cookieTokenOf(request, deps), tokenIn(request, ''), uncut.length > SECRET_LENGTH && uncut];
  return [...new Set(held)].filter((token): token is string => Boolean(token) && TOKEN.test(String(token)));
}

export function setSessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  { config }: WithConfig,
): void {
  const options = { ...optionsOf(request, config.publicUrl), maxAge: SESSION_DAYS * 86_400 };
  const { stub, secret } = namesOf(prefixOf(options.secure));
  reply.setCookie(stub, token.slice(0, -SECRET_LENGTH), { ...options, httpOnly: false });
  reply.setCookie(secret, token.slice(-SECRET_LENGTH), options);
  if (options.secure && hasOlder(request)) clearWith(reply, '', options);
}

/** Keeps the cookies if somebody else has signed in here since. */
export function clearSessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  ended: string,
  { config }: WithConfig,
): void {
  if (!holdsSession(request, ended, { config })) return;
  const options = optionsOf(request, config.publicUrl);
  clearWith(reply, prefixOf(options.secure), options);
  if (options.secure && hasOlder(request)) clearWith(reply, '', options);
}

export function holdsSession(request: FastifyRequest, tokenOrName: string, deps: WithConfig): boolean {
  const held = cookieTokenOf(request, deps);
  const isHeld = held !== undefined && (held === tokenOrName || held.startsWith(`${tokenOrName}.`));
  return isHeld || isOlderCookie(request, tokenOrName, deps);
}

const hasOlder = ({ cookies }: FastifyRequest) => SECRET_COOKIE in cookies;

function tokenIn({ cookies }: FastifyRequest, prefix: string): string | undefined {
  const names = namesOf(prefix);
  const { [names.stub]: stub, [names.secret]: secret } = cookies;
  return stub && secret && TOKEN.test(stub + secret) ? stub + secret : undefined;
}

function clearWith(reply: FastifyReply, prefix: string, options: CookieOptions): void {
  const { stub, secret } = namesOf(prefix);
  reply.clearCookie(stub, { ...options, httpOnly: false });
  reply.clearCookie(secret, options);
}

function namesOf(prefix: string) {
  return { stub: `${prefix}${SESSION_STUB_COOKIE}`, secret: `${prefix}${SECRET_COOKIE}` };
}

export function prefixOf(isSecure: boolean): string {
  return isSecure ? HOST_PREFIX : '';
}

export function isSecureRequest(request: FastifyRequest, publicUrl: string | undefined): boolean {
  return siteOrigin(request, publicUrl).startsWith('https:');
}

type CookieOptions = ReturnType<typeof optionsOf>;

function optionsOf(request: FastifyRequest, publicUrl: string | undefined) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecureRequest(request, publicUrl) } as const;
}
