/** Escapes what is no text (`100%`, cut links, NUL), so that a page can answer. The API rejects it. */
export function readableAddress(address: string): string {
  if (address.startsWith('/api/')) return address;
  return address.replace(/(?:%[0-9a-f]{2})+|%/gi, (escapes) =>
    isText(escapes) ? escapes : escapes.replaceAll('%', '%25'),
  );
}

function isText(escapes: string): boolean {
  // No try/catch: an error takes microseconds, and an address may have thousands.
  if (escapes === '%') return false;
  try {
    // PostgreSQL takes no NUL.
    return !decodeURIComponent(escapes).includes('\0');
  } catch {
    return false;
  }
}
