/**
 * An address as pages can read it: a percent sign that begins no character stands for itself. People type `100%`, and
 * links are cut in the middle of a letter; they are shown the page that says so. The API names such an address a fault.
 */
export function readableAddress(address: string): string {
  if (address.startsWith('/api/')) return address;
  return address.replace(/(?:%[0-9a-f]{2})+|%/gi, (escapes) =>
    isText(escapes) ? escapes : escapes.replaceAll('%', '%25'),
  );
}

function isText(escapes: string): boolean {
  // Looked at, not tried: an error takes microseconds, and an address has room for thousands of them.
  if (escapes === '%') return false;
  try {
    decodeURIComponent(escapes);
    return true;
  } catch {
    return false;
  }
}
