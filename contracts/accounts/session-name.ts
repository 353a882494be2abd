/**
 * The readable one of the two cookies that hold a session. A page that is signed out takes it away at once, with or
 * without a network, and the other opens nothing alone. See docs/decisions/0012.
 */
export const SESSION_STUB_COOKIE = 'teesta_stub';

/** Where a site is reached by HTTPS, its cookies' names begin so: browsers take them from this very host alone. */
export const HOST_PREFIX = '__Host-';

/** What a token names its session by: its beginning. It ends the session, and opens nothing. */
export function sessionNameOf(token: string): string {
  return token.split('.', 1)[0] ?? '';
}
