/** The tags of a DKIM or DMARC record, `v=DKIM1; k=rsa; p=…`, by their names in lower case. */
export function readTags(record: string): Map<string, string> {
  const tags = record.split(';').flatMap((part): [string, string][] => {
    const at = part.indexOf('=');
    return at === -1 ? [] : [[part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()]];
  });
  return new Map(tags);
}

/** Whether one of two domains is the other, or below it: receivers take them for one sender, unless the record is strict. */
export function isAligned(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);
}
