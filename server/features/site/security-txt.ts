/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 90;

type SecurityContact = { email: string; siteUrl: string; now: Date };

/** RFC 9116. `siteUrl` without a trailing slash. */
export function securityTxt({ email, siteUrl, now }: SecurityContact): string {
  const expires = new Date(now.getTime() + VALID_DAYS * 86_400_000).toISOString();
  const mailbox = encodeURIComponent(email).replace('%40', '@');
  const canonical = siteUrl.startsWith('https:') ? [`Canonical: ${siteUrl}/.well-known/security.txt`] : [];
  return [
    `Contact: mailto:${mailbox}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    ...canonical,
    '',
  ].join('\n');
}
