/**
 * The readable one of the two session cookies. A signed-out page deletes it at once, even offline; the other cookie
 * alone opens nothing. See docs/decisions/0012.
 */
export const SESSION_STUB_COOKIE = 'teesta_stub';

/** Over HTTPS, cookie names start with this, so that browsers accept them only from this exact host. */
export const HOST_PREFIX = '__Host-';

/** The beginning of the token. It ends the session, but does not authenticate. */
export function sessionNameOf(token: string): string {
  return token.split('.', 1)[0] ?? '';
}
