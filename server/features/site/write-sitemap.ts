import { readInBatches } from '../../db/batches.ts';
import type { Db } from '../../db/database.ts';
import { idsOf } from '../../db/identifiers.ts';
import type { CatalogueDeps } from '../tours/catalogue/tour-catalogue.ts';
import type { TourKey } from '../tours/catalogue/tour-keys.queries.ts';
import { pagesOfSitemap, sitemapIndex, toursOfSitemap, urlset } from './sitemap.ts';

/** Search engines read up to 50,000; so many take some milliseconds. */
const TOURS_PER_PART = 1_000;
const PAGES = 'pages';

type Sitemap = Pick<CatalogueDeps, 'db' | 'catalogue'>;

export async function partsOfSitemap({ catalogue }: Sitemap): Promise<string[]> {
  const count = Math.ceil((await catalogue.read()).list('newest').length / TOURS_PER_PART);
  return count > 1 ? [PAGES, ...Array.from({ length: count }, (_, index) => String(index + 1))] : [];
}

export async function writeSitemap(site: Sitemap, siteUrl: string): Promise<string> {
  const parts = await partsOfSitemap(site);
  if (parts.length > 0) {
    const paths = parts.map((part) => `/sitemap-${part}.xml`);
    return sitemapIndex(siteUrl, paths);
  }
  const tours = (await site.catalogue.read()).list('newest');
  return urlset(siteUrl, [...pages(tours), ...(await tourPages(site.db, tours))]);
}

export async function writePartOfSitemap(site: Sitemap, siteUrl: string, part: string): Promise<string> {
  const tours = (await site.catalogue.read()).list('newest');
  if (part === PAGES) return urlset(siteUrl, pages(tours));
  const from = (Number(part) - 1) * TOURS_PER_PART;
  return urlset(siteUrl, await tourPages(site.db, tours.slice(from, from + TOURS_PER_PART)));
}

function pages(tours: readonly TourKey[]) {
  let newest: string | undefined;
  for (const tour of tours) {
    const changedAt = lastChangeOf(tour);
    if (newest === undefined || changedAt > newest) newest = changedAt;
  }
  return pagesOfSitemap(tours.length, newest);
}

async function tourPages(db: Db, tours: readonly TourKey[]) {
  const rows = await readInBatches(idsOf(tours), (batch) =>
    db.selectFrom('tours').select(['id', 'slug', 'photo']).where('id', 'in', batch).execute(),
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  const entries = tours.flatMap((tour) => {
    const own = found.get(tour.id);
    return own ? [{ ...own, changedAt: lastChangeOf(tour) }] : [];
  });
  return toursOfSitemap(entries);
}

function lastChangeOf({ updatedAt, ratings: { newestAt } }: TourKey): string {
  return newestAt && newestAt > updatedAt ? newestAt : updatedAt;
}
