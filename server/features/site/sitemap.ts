import { TOURS_PER_PAGE } from '../../../contracts/tours/tour-filters.ts';

type TourEntry = { slug: string; photo: string; changedAt: string };
type Entry = { path: string; changedAt?: string; image?: string };

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
const DESTINATION_PAGES = [
  ['Gangtok', 'rumtek-courtyard'],
  ['Darjeeling', 'darjeeling-tea'],
  ['Dooars', 'sal-forest-road'],
  ['Sikkim', 'yumthang-valley'],
  ['Bhutan', 'dochula-chortens'],
].map(([title, scene]) => {
  const image = `/media/scenes/${scene}/card-1800.webp`;
  return { path: `/image/${encodeURIComponent(image)}/${title}`, image };
});

export function pagesOfSitemap(tourCount: number, newest: string | undefined): Entry[] {
  const pages = Math.max(1, Math.ceil(tourCount / TOURS_PER_PAGE));
  return [
    { path: '/home', changedAt: newest },
    ...Array.from({ length: pages }, (_, index) => ({
      path: index === 0 ? '/tours' : `/tours?page=${index + 1}`,
      changedAt: newest,
    })),
    ...DESTINATION_PAGES,
    ...STILL_PAGES.map((path) => ({ path })),
  ];
}

export function toursOfSitemap(tours: TourEntry[]): Entry[] {
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

export function sitemapIndex(siteUrl: string, paths: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<sitemap><loc>${escapeXml(siteUrl + path)}</loc></sitemap>`),
    '</sitemapindex>\n',
  ].join('\n');
}

function urlElement(siteUrl: string, { path, changedAt, image }: Entry): string {
  const lastmod = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
  const picture = image && URL.canParse(image, siteUrl) ? imageElement(new URL(image, siteUrl).href) : '';
  return `<url><loc>${escapeXml(siteUrl + path)}</loc>${lastmod}${picture}</url>`;
}

function imageElement(address: string): string {
  return `<image:image><image:loc>${escapeXml(address)}</image:loc></image:image>`;
}

const ESCAPED: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign);
}
