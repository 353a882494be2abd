/** The path below `/media` at `siteUrl`, else null: a foreign address must never load a picture here. */
export function ownMediaPath(address: string, siteUrl: string): string | null {
  try {
    const url = new URL(address, siteUrl);
    // After parsing: dots and backslashes are resolved, encoded ones stay.
    const isOwn = url.origin === new URL(siteUrl).origin && url.pathname.startsWith('/media/');
    return isOwn && !/%2e%2e|%2f|%5c/i.test(url.pathname) ? url.pathname : null;
  } catch {
    return null;
  }
}
