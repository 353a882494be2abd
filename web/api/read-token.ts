/** The token kept under a key; a browser may forbid storage altogether: then the session's cookie alone says who asks. */
export function readToken(key: 'accessToken' | 'token'): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
