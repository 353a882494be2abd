const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The URL if a mail may link to it, else undefined. WhatsApp links become https. */
export function mailLink(address: string): string | undefined {
  const url = URL.parse(address.trim());
  if (!url || !SCHEMES.has(url.protocol)) return undefined;
  if (url.hostname === 'wa.me') url.protocol = 'https:';
  return url.href;
}
