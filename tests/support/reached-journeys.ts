import { dirname, join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import pageRoutes from '../../web/routes.ts';
import { readImports, readSource, stepsFrom } from './import-graph.ts';

const ADDRESS = /(['`])(\/(?:(?!\1)[^\n\\])*)\1/g;
/** More files than these take longer than a look between two changes may. */
const MAX_FILES = 12;

/** What every page is made of, or asks. */
const UNDER_EVERY_PAGE =
  /^(server|public|scripts|demo)\/(?!.*\.test\.)|^web\/(root|entry|styles)\b|^[^/]+\.(json|ts)$/;
/** A way through the site, which shows whether it stands. */
const THROUGH_THE_SITE = [
  'home-page',
  'search-tours',
  'enquire-about-a-tour',
  'sign-in-texts',
  'staff-manage-enquiries',
  'staff-manage-tours',
].map((name) => `tests/e2e/${name}.spec.ts`);

/** `/admin/bookings/${_id}?q=x` and the route `/admin/bookings/:id` are the same page: `/admin/bookings/:`. */
const pageOf = (address: string) =>
  address
    .replace(/\$\{[^}]*\}/g, ':')
    .replace(/[?#].*$/, '')
    .replace(/:\w+/g, ':');

type PageModules = { page: string; modules: string[] };

/** Each page with the modules that it is shown by: its own, and the layouts around it. */
function pagesOf(entries: RouteConfigEntry[], above = '', layouts: string[] = []): PageModules[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    const modules = [...layouts, join('web', file)];
    return [{ page: pageOf(own), modules }, ...pagesOf(children, own, modules)];
  });
}

/**
 * The files of journeys that a change can reach, the nearest first: those that import a changed file, and those that name
 * the address of a page that does, or of a page above it, which leads there. Of equals the one about the fewest pages is
 * the nearest. What is under every page is tried by a way through the site first. `nearest` are as many as are run between
 * two changes, of `all`.
 */
export function reachedJourneys(changed: readonly string[]): { all: number; nearest: string[] } {
  const imports = readImports();
  const steps = stepsFrom(changed, imports);
  const pages = pagesOf(pageRoutes);
  const near = (reach: string[]) =>
    Math.min(...reach.map((file) => steps.get(file) ?? Number.POSITIVE_INFINITY));
  const reached = [...imports.keys()]
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => {
      const named = new Set(
        [...readSource(file).matchAll(ADDRESS)].map(([, , address = '']) => pageOf(address)),
      );
      const own = pages.filter(({ page }) => named.has(page));
      const below = pages.filter(({ page }) => dirname(page) !== '/' && named.has(dirname(page)));
      const direct = near([file, ...own.flatMap(({ modules }) => modules)]);
      return {
        file,
        pages: named.size,
        steps: Math.min(direct, 1 + near(below.flatMap(({ modules }) => modules))),
      };
    })
    .filter((one) => Number.isFinite(one.steps))
    .sort((one, other) => one.steps - other.steps || one.pages - other.pages);
  const first = changed.some((file) => UNDER_EVERY_PAGE.test(file)) ? THROUGH_THE_SITE : [];
  const all = [...new Set([...first, ...reached.map(({ file }) => file)])];
  return { all: all.length, nearest: all.slice(0, MAX_FILES) };
}
