import type { Db } from '../../db/database.ts';
import type { TourCatalogue } from '../tours/catalogue/tour-catalogue.ts';
import { listToursForSitemap } from './sitemap.queries.ts';
import { sitemap } from './sitemap.ts';

/** The sitemap, which is as long as there are tours: made once after each change of one. Of one origin, the last asked for. */
export function cacheSitemap(db: Db, catalogue: TourCatalogue): (siteUrl: string) => Promise<string> {
  let cached: { version: number; siteUrl: string; text: string } | undefined;
  return async (siteUrl) => {
    const index = await catalogue.read();
    const version = index.version();
    if (cached?.version === version && cached.siteUrl === siteUrl) return cached.text;
    const tours = (await listToursForSitemap(db)).map(({ id, slug, photo, updated_at }) => {
      // Its newest review changes its page, too.
      const { newestAt } = index.ratingsOf(id);
      return { slug, photo, changedAt: newestAt && newestAt > updated_at ? newestAt : updated_at };
    });
    const text = sitemap(siteUrl, tours);
    cached = { version, siteUrl, text };
    return text;
  };
}
