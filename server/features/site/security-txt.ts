/** Under a year, as RFC 9116 asks; long enough for whoever keeps a copy. */
const VALID_DAYS = 90;

type SecurityContact = { email: string; siteUrl: string; now: Date };

/** Whom to tell of a fault in the site’s safety, as RFC 9116 writes it. `siteUrl` without a slash at its end. */
export function securityTxt({ email, siteUrl, now }: SecurityContact): string {
  const expires = new Date(now.getTime() + VALID_DAYS * 86_400_000).toISOString();
  const mailbox = encodeURIComponent(email).replace('%40', '@');
  // An address of the web has to be https there.
  const canonical = siteUrl.startsWith('https:') ? [`Canonical: ${siteUrl}/.well-known/security.txt`] : [];
  return [
    `Contact: mailto:${mailbox}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    ...canonical,
    '',
  ].join('\n');
}
