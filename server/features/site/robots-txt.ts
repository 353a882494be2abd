/**
 * Where crawlers need not come at all: pages of one person, and calls that answer no page. What keeps a page out of search
 * results is its own `handle`.
 */
const NOT_FOR_CRAWLERS = [
  '/admin',
  '/account',
  '/api/',
  '/reset-password/',
  '/confirm-email/',
  '/newsletter/',
  '/review/',
  '/n/',
];

/** `siteUrl` without a slash at its end. */
export function robotsTxt(siteUrl: string): string {
  return [
    'User-agent: *',
    ...NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
