import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { robotsTxt } from '../../server/features/site/site.routes.ts';
import { pagesOfSitemap, toursOfSitemap, urlset } from '../../server/features/site/write-sitemap.ts';
import { createAddressReader } from '../../server/pages/address/cached-or-private.ts';
import pageRoutes from '../../web/routes.ts';

type Routes = ServerBuild['routes'];

const SITE = 'https://tours.example';
const web = resolve(import.meta.dirname, '../../web');

/** Public, and to be found by search engines. */
const SHOWN = [
  '/',
  '/home',
  '/tours',
  '/tours/:id',
  '/permits',
  '/about',
  '/contact',
  '/gallery',
  '/questions',
  '/roads',
  '/image/:url/:title',
  '/privacy',
  '/cancellation',
  '/termsconditions',
];
/** Public, and in no search result. */
const HIDDEN = [
  '/tours/search',
  '/saved',
  '/compare',
  '/login',
  '/register',
  '/forgot-password',
  '/newsletter',
];
const WITH_SECRET = [
  '/reset-password/:token',
  '/confirm-email/:token',
  '/staff-invitation/:token',
  '/newsletter/confirm/:token',
  '/newsletter/leave/:token',
  '/review/:token',
  '/quote/:token',
];

/** As the bundler makes them of `web/routes.ts`. */
async function readRoutes(entries: RouteConfigEntry[], parentId?: string): Promise<Routes> {
  const routes: Routes = {};
  for (const { id, file, path, index, children = [] } of entries) {
    const module = await import(pathToFileURL(resolve(web, file)).href);
    const key = id ?? file;
    routes[key] = { id: key, parentId, path, index, module };
    Object.assign(routes, await readRoutes(children, key));
  }
  return routes;
}

const routes = await readRoutes(pageRoutes);
const pages = Object.values(routes)
  .filter((route) => route?.path || route?.index)
  .map((route) => `/${route?.path ?? ''}`);

function reading(routes: Routes) {
  const read = createAddressReader({ routes });
  return (path: string) => read(new URL(path.replaceAll(/:\w+/g, 'x'), SITE));
}
const read = reading(routes);

test('every page is private that is not named here §V14.2.2', () => {
  expect(pages.filter((page) => read(page).isCached).toSorted()).toEqual([...SHOWN, ...HIDDEN].toSorted());
  expect(pages.filter((page) => !read(page).isHidden).toSorted()).toEqual(SHOWN.toSorted());
  expect(pages.filter((page) => read(page).hasSecret)).toEqual(WITH_SECRET);
});

test('a page that is added and says nothing is private', () => {
  const module = { default: () => null };
  const withNew = reading({ ...routes, new: { id: 'new', path: 'quotes/:id', module } });
  expect(withNew('/Quotes/7')).toMatchObject({ isCached: false, isHidden: true, hasSecret: false });
});

/** Of every page its own; `/` leads to `/home`, and names none. */
test('every page has a title', () => {
  const untitled = Object.values(routes).filter((route) => route?.path && !route.module.meta);
  expect(untitled.map((route) => route?.path)).toEqual([]);
});

test('the sitemap names every page that search engines are shown, and no other', () => {
  const tour = { slug: 'tsomgo', photo: '/a.jpg', changedAt: '2026-11-20T06:00:00.000Z' };
  const entries = [...pagesOfSitemap(1, tour.changedAt), ...toursOfSitemap([tour])];
  const locations = urlset(SITE, entries).matchAll(/<loc>([^<]+)/g);
  const named = [...locations].map(([, address]) => new URL(address ?? '').pathname);
  expect(named.filter((path) => read(path).isHidden)).toEqual([]);
  // `/` leads to `/home`.
  const byName = SHOWN.filter((page) => !page.includes(':') && page !== '/');
  expect(named).toEqual(expect.arrayContaining(byName));
});

test('robots.txt keeps crawlers from no page that they are shown, and from every one with a secret', () => {
  const disallowed = [...robotsTxt(SITE).matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? '');
  const isDisallowed = (page: string) => disallowed.some((path) => page.startsWith(path));
  expect(SHOWN.filter(isDisallowed)).toEqual([]);
  expect(WITH_SECRET.filter(isDisallowed)).toEqual(WITH_SECRET);
  expect(pages.filter((page) => page.startsWith('/admin')).every(isDisallowed)).toBe(true);
});
