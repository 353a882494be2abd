import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TOURS_PER_PAGE } from '../../../contracts/tours/tour-filters.ts';
import { makeReview, makeTour } from '../../../tests/support/factories.ts';
import { publishContent } from '../../../tests/support/publish-content.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { newId } from '../../db/identifiers.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
});
afterAll(() => site.close());
beforeEach(() => site.db.deleteFrom('tours').execute());

const ask = (url: string, host = 'evil.example') => site.app.inject({ url, headers: { host } });
async function sitemapLines(): Promise<string[]> {
  return (await ask('/sitemap.xml')).body.split('\n');
}

describe('sitemap.xml', () => {
  test('names every tour with its newest change and its picture', async () => {
    const tour = await makeTour(site.db, { updated_at: '2026-05-01T10:00:00.000Z' });
    const answer = await ask('/sitemap.xml');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(answer.body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n/);
    expect(await sitemapLines()).toContain(
      `<url><loc>${SITE_URL}/tours/${tour.slug}</loc><lastmod>2026-05-01T10:00:00.000Z</lastmod>` +
        `<image:image><image:loc>${SITE_URL}/media/scenes/gangtok-ropeway/card-1800.webp</image:loc></image:image></url>`,
    );
  });

  test('takes a newer review for a change of the tour', async () => {
    const tour = await makeTour(site.db, { updated_at: '2026-05-01T10:00:00.000Z' });
    await makeReview(site.db, { tour_id: tour.id, created_at: '2026-06-02T10:00:00.000Z' });
    await makeReview(site.db, { tour_id: tour.id, created_at: '2026-04-02T10:00:00.000Z' });
    const lines = (await sitemapLines()).filter((line) => line.includes('<lastmod>'));
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toContain('<lastmod>2026-06-02T10:00:00.000Z</lastmod>');
  });

  test('names all public pages, each once', async () => {
    const page = { description: 'A ridge town.', highlights: [], place: 0 };
    const destinations = [{ name: 'Gangtok', page }, { name: 'Kalimpong' }];
    await publishContent(site.db, 'destinations', { destinations });
    const addresses = (await sitemapLines()).flatMap((line) => /<loc>([^<]+)/.exec(line)?.[1] ?? []);
    const paths = addresses.map((address) => address.replace(SITE_URL, ''));
    expect(paths).toEqual(
      expect.arrayContaining([
        '/home',
        '/tours',
        '/about',
        '/gallery',
        '/questions',
        '/roads',
        '/contact',
        '/privacy',
        '/cancellation',
      ]),
    );
    expect(paths).toContain('/image/none/Gangtok');
    expect(paths.join(' ')).not.toContain('Kalimpong');
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.join(' ')).not.toMatch(/admin|account|login|register|password|thank-you/);
  });

  test('names every page of the list', async () => {
    for (let made = 0; made <= TOURS_PER_PAGE; made += 1) await makeTour(site.db);
    const lines = await sitemapLines();
    expect(lines.some((line) => line.includes(`<loc>${SITE_URL}/tours?page=2</loc>`))).toBe(true);
    expect(lines.some((line) => line.includes('?page=3'))).toBe(false);
  });

  test('stays XML whatever a picture’s address holds §V1.2.1 §V1.2.2', async () => {
    await makeTour(site.db, { photo: 'https://pictures.example/a.jpg?x=1&y=<">' });
    const body = (await ask('/sitemap.xml')).body;
    expect(body).toContain('<image:loc>https://pictures.example/a.jpg?x=1&amp;y=%3C%22%3E</image:loc>');
  });

  test('names no picture of a tour without one', async () => {
    await makeTour(site.db, { photo: '' });
    expect((await ask('/sitemap.xml')).body).not.toContain(`<image:loc>${SITE_URL}/</image:loc>`);
  });
});

describe('of more than 1,000 tours', () => {
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address ?? '');
  const pathsOf = async (path: string) =>
    locations((await ask(path)).body).map((address) => address.replace(SITE_URL, ''));

  async function makeTours(count: number): Promise<string[]> {
    const { slug, ...tour } = await makeTour(site.db);
    const rows = Array.from({ length: count - 1 }, (_, made) => ({
      ...tour,
      id: newId(),
      slug: `${slug}-${made + 2}`,
    }));
    await site.db.insertInto('tours').values(rows).execute();
    return [slug, ...rows.map((row) => row.slug)];
  }

  test('sitemap.xml names its parts, and they name every page, each once', async () => {
    const slugs = await makeTours(1_001);
    const index = await ask('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(index.body).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n/,
    );
    const parts = await pathsOf('/sitemap.xml');
    expect(parts).toEqual(['/sitemap-pages.xml', '/sitemap-1.xml', '/sitemap-2.xml']);
    const named = (await Promise.all(parts.map(pathsOf))).flat();
    expect(new Set(named).size).toBe(named.length);
    expect(named).toEqual(expect.arrayContaining(['/home', '/tours', '/tours?page=42', '/about']));
    const tourPages = named.filter((path) => path.startsWith('/tours/'));
    expect(tourPages.toSorted()).toEqual(slugs.map((slug) => `/tours/${slug}`).toSorted());
    expect(await pathsOf('/sitemap-2.xml')).toHaveLength(1);
    expect((await ask('/sitemap-1.xml')).headers['cache-control']).toBe('public, max-age=600');
  });

  test.each(['/sitemap-3.xml', '/sitemap-0.xml', '/sitemap-01.xml', '/sitemap--1.xml', '/sitemap-a.xml'])(
    '%s is no part',
    async (path) => {
      await makeTours(1_001);
      expect((await ask(path)).statusCode).toBe(404);
    },
  );
});

test('a sitemap of 1,000 tours is one file, which has no parts', async () => {
  for (const path of ['/sitemap-pages.xml', '/sitemap-1.xml']) expect((await ask(path)).statusCode).toBe(404);
});

test('the sitemap is cached until a tour changes', async () => {
  const cached = await buildTestApp({ cacheLifetime: 60_000 });
  try {
    const read = async () => (await cached.app.inject('/sitemap.xml')).body;
    const before = await read();
    await makeTour(cached.db, { slug: 'tsomgo' });
    expect(await read()).toBe(before);
    await cached.deps.siteChanges.announce();
    expect(await read()).toContain('/tours/tsomgo<');
  } finally {
    await cached.close();
  }
});

test('robots.txt keeps crawlers from what is not for them and names the sitemap §V4.1.1', async () => {
  const answer = await ask('/robots.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /account',
    'Disallow: /api/',
    'Disallow: /reset-password/',
    'Disallow: /confirm-email/',
    'Disallow: /newsletter/',
    'Disallow: /review/',
    'Disallow: /quote/',
    'Disallow: /staff-invitation/',
    'Disallow: /n/',
    '',
    `Sitemap: ${SITE_URL}/sitemap.xml`,
    '',
  ]);
});

test('the web manifest has the agency’s name and icons for every use', async () => {
  const answer = await ask('/site.webmanifest');
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const manifest = answer.json();
  expect(manifest).toMatchObject({ name: demoSettings.agencyName, start_url: '/home', lang: 'en-IN' });
  expect(
    manifest.icons.map((icon: { sizes: string; purpose: string }) => [icon.sizes, icon.purpose]),
  ).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
});

test('without PUBLIC_URL the site is where the visitor found it', async () => {
  const unset = await buildTestApp({ env: { PUBLIC_URL: '' } });
  try {
    const answer = await unset.app.inject({ url: '/robots.txt', headers: { host: 'tours.example:8080' } });
    expect(answer.body).toContain('Sitemap: http://tours.example:8080/sitemap.xml');
    const odd = await unset.app.inject({ url: '/robots.txt', headers: { host: 'no host at all' } });
    expect(odd.body).toContain('Sitemap: http://localhost/sitemap.xml');
  } finally {
    await unset.close();
  }
});
