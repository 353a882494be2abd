const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Where a link in a mail may lead; undefined for anything else, which stays text. What WhatsApp serves without encryption it
 * serves with it, too, so that one goes there.
 */
export function mailLink(address: string): string | undefined {
  const url = URL.parse(address.trim());
  if (!url || !SCHEMES.has(url.protocol)) return undefined;
  if (url.hostname === 'wa.me') url.protocol = 'https:';
  return url.href;
}
