/** If the browser forbids storage, the cookie alone identifies the session. */
export function readToken(key: 'accessToken' | 'token'): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
