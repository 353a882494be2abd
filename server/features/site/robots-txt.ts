/** Private pages and API calls. What keeps a page out of search results is its own `handle`. */
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

export function robotsTxt(siteUrl: string): string {
  return [
    'User-agent: *',
    ...NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
