import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { isSecureRequest, prefixOf } from '../../../http/session/session-cookies.ts';
import { BROWSER_DAYS, MAX_TOKENS } from './known-browsers.queries.ts';

const COOKIE = 'teesta_browser';

const TOKEN_SEPARATOR = '.';

/** A cookie: it may be made up. */
export function browserTokensOf(request: Pick<FastifyRequest, 'cookies'>): string[] {
  const { [prefixOf(true) + COOKIE]: current, [COOKIE]: plain } = request.cookies;
  return (current ?? plain ?? '').split(TOKEN_SEPARATOR, MAX_TOKENS).filter(Boolean);
}

/** Outlives signing out: it grants nothing, and only separates the owner's wrong tries from those of others. */
export function setBrowserCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  tokens: readonly string[],
  { config }: Pick<Deps, 'config'>,
): void {
  const secure = isSecureRequest(request, config.publicUrl);
  reply.setCookie(prefixOf(secure) + COOKIE, tokens.join(TOKEN_SEPARATOR), {
    // Also sent with forms that the browser posts itself.
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: BROWSER_DAYS * 86_400,
  });
}
