import type { FastifyPluginAsync } from 'fastify';
import { siteOrigin } from '../../http/site-origin.ts';
import { loadKnownSettings } from '../settings/settings.queries.ts';
import type { CatalogueDeps } from '../tours/catalogue/tour-catalogue.ts';
import { cacheSitemap } from './cached-sitemap.ts';
import { robotsTxt } from './robots-txt.ts';
import { webManifest } from './web-manifest.ts';

/** Ten minutes: crawlers come more rarely, and a change of the agency's name may wait so long. */
const CACHE_CONTROL = 'public, max-age=600';

/** What crawlers and phones ask for, at the addresses where they look for it. */
export function siteRoutes({ db, config, catalogue }: CatalogueDeps): FastifyPluginAsync {
  const sitemap = cacheSitemap(db, catalogue);
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', CACHE_CONTROL);
    });

    app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
      reply.type('application/xml; charset=utf-8');
      return sitemap(siteOrigin(request, config.publicUrl));
    });

    app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) => {
      reply.type('text/plain; charset=utf-8');
      return robotsTxt(siteOrigin(request, config.publicUrl));
    });

    app.get('/site.webmanifest', { schema: { hide: true } }, async (_request, reply) => {
      const { agencyName, tagline } = await loadKnownSettings(db);
      reply.type('application/manifest+json; charset=utf-8');
      return JSON.stringify(webManifest(agencyName, tagline));
    });
  };
}
