import { NO_PICTURE, withPages } from '../../../contracts/tours/pages-of-destinations.ts';
import { TOURS_PER_PAGE } from '../../../contracts/tours/tour-filters.ts';
import { readInBatches } from '../../db/batches.ts';
import type { Db } from '../../db/database.ts';
import { idsOf } from '../../db/identifiers.ts';
import { escapeHtml } from '../../mail/rendering/write-html.ts';
import { type Destination, findChoices } from '../page-content/choices.queries.ts';
import type { CatalogueDeps } from '../tours/catalogue/tour-catalogue.ts';
import type { TourKey } from '../tours/catalogue/tour-keys.queries.ts';

const STILL_PAGES = [
  '/about',
  '/gallery',
  '/permits',
  '/questions',
  '/roads',
  '/contact',
  '/privacy',
  '/cancellation',
  '/termsconditions',
];
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
  return urlset(siteUrl, [...(await pages(site.db, tours)), ...(await tourPages(site.db, tours))]);
}

export async function writePartOfSitemap(site: Sitemap, siteUrl: string, part: string): Promise<string> {
  const tours = (await site.catalogue.read()).list('newest');
  if (part === PAGES) return urlset(siteUrl, await pages(site.db, tours));
  const from = (Number(part) - 1) * TOURS_PER_PART;
  return urlset(siteUrl, await tourPages(site.db, tours.slice(from, from + TOURS_PER_PART)));
}

async function pages(db: Db, tours: readonly TourKey[]) {
  let newest: string | undefined;
  for (const tour of tours) {
    const changedAt = lastChangeOf(tour);
    if (newest === undefined || changedAt > newest) newest = changedAt;
  }
  const { destinations } = await findChoices(db);
  return pagesOfSitemap(tours.length, newest, withPages(destinations));
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

type Entry = { path: string; changedAt?: string; image?: string };

export function pagesOfSitemap(
  tourCount: number,
  newest: string | undefined,
  destinations: readonly Pick<Destination, 'name' | 'picture'>[] = [],
): Entry[] {
  const pages = Math.max(1, Math.ceil(tourCount / TOURS_PER_PAGE));
  return [
    { path: '/home', changedAt: newest },
    ...Array.from({ length: pages }, (_, index) => ({
      path: index === 0 ? '/tours' : `/tours?page=${index + 1}`,
      changedAt: newest,
    })),
    ...destinations.map(({ name, picture }) => ({
      path: `/image/${[picture || NO_PICTURE, name].map(encodeURIComponent).join('/')}`,
      ...(picture && { image: picture }),
    })),
    ...STILL_PAGES.map((path) => ({ path })),
  ];
}

export function toursOfSitemap(tours: { slug: string; photo: string; changedAt: string }[]): Entry[] {
  return tours.map(({ slug, photo, changedAt }) => ({ path: `/tours/${slug}`, changedAt, image: photo }));
}

export function urlset(siteUrl: string, entries: Entry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries.map((entry) => urlElement(siteUrl, entry)),
    '</urlset>\n',
  ].join('\n');
}

function sitemapIndex(siteUrl: string, paths: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<sitemap><loc>${escapeHtml(siteUrl + path)}</loc></sitemap>`),
    '</sitemapindex>\n',
  ].join('\n');
}

function urlElement(siteUrl: string, { path, changedAt, image }: Entry): string {
  const lastmod = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
  const address = image ? URL.parse(image, siteUrl) : null;
  const picture = address
    ? `<image:image><image:loc>${escapeHtml(address.href)}</image:loc></image:image>`
    : '';
  return `<url><loc>${escapeHtml(siteUrl + path)}</loc>${lastmod}${picture}</url>`;
}
