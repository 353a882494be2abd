/** Escapes stray percent signs (`100%`, cut links), so that a page can answer. The API rejects them. */
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
    decodeURIComponent(escapes);
    return true;
  } catch {
    return false;
  }
}
