/** The readable session cookie: a page can delete it offline. The other alone opens nothing: docs/decisions/0012. */
export const SESSION_STUB_COOKIE = 'teesta_stub';

/** Over HTTPS, cookie names start with this, so that browsers accept them only from this exact host. */
export const HOST_PREFIX = '__Host-';

/** The beginning of the token. It ends the session, but does not authenticate. */
export function sessionNameOf(token: string): string {
  return token.split('.', 1)[0] ?? '';
}
