import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { isSecureRequest, prefixOf } from '../../../http/session/session-cookies.ts';
import { BROWSER_DAYS, MAX_TOKENS } from './known-browsers.queries.ts';

const COOKIE = 'teesta_browser';

const TOKEN_SEPARATOR = '.';

/** What the browser's cookie shows, a token for each account that was signed in to; anybody may have made it up. */
export function browserTokensOf(request: Pick<FastifyRequest, 'cookies'>): string[] {
  const { [prefixOf(true) + COOKIE]: current, [COOKIE]: plain } = request.cookies;
  return (current ?? plain ?? '').split(TOKEN_SEPARATOR, MAX_TOKENS).filter(Boolean);
}

/** Lasts beyond signing out: it opens nothing, and only tells the owner's own wrong tries from those of others. */
export function setBrowserCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  tokens: readonly string[],
  { config }: Pick<Deps, 'config'>,
): void {
  const secure = isSecureRequest(request, config.publicUrl);
  reply.setCookie(prefixOf(secure) + COOKIE, tokens.join(TOKEN_SEPARATOR), {
    // By the API, and by the page that takes a form which the browser sends itself.
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: BROWSER_DAYS * 86_400,
  });
}
