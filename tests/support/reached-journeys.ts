import { dirname, join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import pageRoutes from '../../web/routes.ts';
import { readImports, readSource, stepsFrom } from './import-graph.ts';

const ADDRESS = /(['`])(\/(?:(?!\1)[^\n\\])*)\1/g;
const MAX_FILES = 12;

const UNDER_EVERY_PAGE =
  /^(server|public|scripts|demo)\/(?!.*\.test\.)|^web\/(root|entry|styles)\b|^[^/]+\.(json|ts)$/;
const THROUGH_THE_SITE = [
  'home-page',
  'search-tours',
  'enquire-about-a-tour',
  'sign-in-texts',
  'staff-manage-enquiries',
  'staff-manage-tours',
].map((name) => `tests/e2e/${name}.spec.ts`);

const pageOf = (address: string) =>
  address
    .replace(/\$\{[^}]*\}/g, ':')
    .replace(/[?#].*$/, '')
    .replace(/:\w+/g, ':');

type PageModules = { page: string; modules: string[] };

function pagesOf(entries: RouteConfigEntry[], above = '', layouts: string[] = []): PageModules[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    const modules = [...layouts, join('web', file)];
    return [{ page: pageOf(own), modules }, ...pagesOf(children, own, modules)];
  });
}

/**
 * Journeys that a change can affect, nearest first: those that import a changed file, and those that name the address
 * of an affected page or of a page above it. Ties: the one with the fewest pages first. Changes under every page start
 * with a way through the site. `nearest`: those to run between two changes, out of `all`.
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
