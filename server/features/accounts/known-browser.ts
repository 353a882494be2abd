import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { isSecureRequest } from '../../http/session-cookies.ts';
import { BROWSER_DAYS } from './known-browsers.queries.ts';

const COOKIE = 'teesta_browser';

/** What the browser's cookie shows; anybody may have made it up. */
export function browserTokenOf(request: FastifyRequest): string | undefined {
  return request.cookies[COOKIE] || undefined;
}

/** Lasts beyond signing out: it opens nothing, and only tells the owner's own wrong tries from those of others. */
export function setBrowserCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  { config }: Pick<Deps, 'config'>,
): void {
  reply.setCookie(COOKIE, token, {
    // Only the API reads it.
    path: '/api/v1',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecureRequest(request, config.publicUrl),
    maxAge: BROWSER_DAYS * 86_400,
  });
}
