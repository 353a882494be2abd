import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { SHIPPED_COLOURS } from '../../../contracts/look/accent.ts';
import { siteOrigin } from '../../http/site-origin.ts';
import { findLook } from '../look/look.queries.ts';
import { findKnownEmail, loadKnownSettings } from '../settings/settings.queries.ts';
import type { CatalogueDeps } from '../tours/catalogue/tour-catalogue.ts';
import { partsOfSitemap, urlset, writePartOfSitemap, writeSitemap } from './write-sitemap.ts';

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 90;

/** Private pages and API calls. What keeps a page out of search results is its own `handle`. */
const NOT_FOR_CRAWLERS = [
  '/admin',
  '/account',
  '/api/',
  '/reset-password/',
  '/confirm-email/',
  '/newsletter/',
  '/review/',
  '/quote/',
  '/staff-invitation/',
  '/n/',
];

const CACHE_HEADERS = { 'cache-control': 'public, max-age=600' };
const XML = { 'content-type': 'application/xml; charset=utf-8' };
const BROTLI = 4;

export function siteRoutes(deps: CatalogueDeps): FastifyPluginAsync {
  const { db, config, now } = deps;
  return async (app) => {
    function sendSitemap(request: FastifyRequest, reply: FastifyReply, part?: string): Promise<FastifyReply> {
      const siteUrl = siteOrigin(request, config.publicUrl);
      return app.sendCached(request, reply, {
        key: `sitemap ${part ?? ''} ${siteUrl}`,
        isEndless: !config.publicUrl,
        make: async () => {
          const text = part ? writePartOfSitemap(deps, siteUrl, part) : writeSitemap(deps, siteUrl);
          const body = Buffer.from(await text);
          return { answer: { status: 200, headers: XML, body, brotli: BROTLI }, isWhole: true };
        },
        cacheHeaders: CACHE_HEADERS,
      });
    }

    app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
      if (!(await app.isSiteOpen())) return reply.headers(XML).send(urlset('', []));
      return sendSitemap(request, reply);
    });

    app.get<{ Params: { part: string } }>(
      '/sitemap-:part.xml',
      { schema: { hide: true } },
      async (request, reply) => {
        const { part } = request.params;
        if (!(await app.isSiteOpen()) || !(await partsOfSitemap(deps)).includes(part))
          return reply.callNotFound();
        return sendSitemap(request, reply, part);
      },
    );

    app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) => {
      reply.type('text/plain; charset=utf-8');
      if (!(await app.isSiteOpen())) return 'User-agent: *\nDisallow: /\n';
      reply.headers(CACHE_HEADERS);
      return robotsTxt(siteOrigin(request, config.publicUrl));
    });

    app.get('/.well-known/security.txt', { schema: { hide: true } }, async (request, reply) => {
      const email = await findKnownEmail(db);
      if (email === undefined) return reply.callNotFound();
      reply.headers(CACHE_HEADERS).type('text/plain; charset=utf-8');
      return securityTxt({ email, siteUrl: siteOrigin(request, config.publicUrl), now: now() });
    });

    app.get('/site.webmanifest', { schema: { hide: true } }, async (_request, reply) => {
      const { agencyName, tagline } = await loadKnownSettings(db);
      const { tokens } = await findLook(db);
      reply.headers(CACHE_HEADERS).type('application/manifest+json; charset=utf-8');
      return JSON.stringify(
        webManifest({ agencyName, tagline, colour: tokens?.light.action ?? SHIPPED_COLOURS.action }),
      );
    });
  };
}

type Named = { agencyName: string; tagline: string; colour: string };

function webManifest({ agencyName, tagline, colour }: Named) {
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/brand/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: agencyName,
    short_name: agencyName,
    description: tagline,
    lang: 'en-IN',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf8f2',
    theme_color: colour,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
}

export function robotsTxt(siteUrl: string): string {
  return [
    'User-agent: *',
    ...NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

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
