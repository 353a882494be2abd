/**
 * The path of the picture that an address names, if it is one of this site's own: below `/media` at `siteUrl`. Any
 * other address is null, so that nobody can make this site show, or a visitor's browser load, a picture of theirs.
 */
export function ownMediaPath(address: string, siteUrl: string): string | null {
  try {
    const url = new URL(address, siteUrl);
    // The path is read after the parser has dissolved dots, backslashes and the like; what it kept encoded stays so.
    const isOwn = url.origin === new URL(siteUrl).origin && url.pathname.startsWith('/media/');
    return isOwn && !/%2e%2e|%2f|%5c/i.test(url.pathname) ? url.pathname : null;
  } catch {
    // No address at all.
    return null;
  }
}
