/** What prose, brackets or mail programs leave at the end of a link. No page's name ends with one. */
const SIGNS = new Set('.,;:!?…)]}>\'"`´’”»*|\\、。，）」 \t\r\n\u00a0');

export function withoutStuckSigns(pathname: string): string | undefined {
  const start = pathname.lastIndexOf('/') + 1;
  const last = decoded(pathname.slice(start));
  // By hand, because a regular expression is quadratic in a long run.
  let end = last.length;
  while (end > 0 && SIGNS.has(last.charAt(end - 1))) end -= 1;
  return end < last.length ? pathname.slice(0, start) + encodeURIComponent(last.slice(0, end)) : undefined;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
