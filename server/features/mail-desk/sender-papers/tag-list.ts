export function readTags(record: string): Map<string, string> {
  const tags = record.split(';').flatMap((part): [string, string][] => {
    const at = part.indexOf('=');
    return at === -1 ? [] : [[part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()]];
  });
  return new Map(tags);
}

/** Relaxed alignment: one domain is the other or below it. */
export function isAligned(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);
}
