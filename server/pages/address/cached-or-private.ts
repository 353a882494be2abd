import { LRUCache } from 'lru-cache';
import { generatePath, matchRoutes, type RouteMatch, type RouteObject, type ServerBuild } from 'react-router';
import type { AdminAreaHandle, PageHandle, PublicPage } from '../../../contracts/page-handle.ts';
import { readTrip, withTrip } from '../../../contracts/tours/trip.ts';
import { secretMask } from './mask-secret.ts';

/** What prose, brackets or mail programs leave at the end of a link. No page's name ends with one. */
const SIGNS = new Set('.,;:!?…)]}>\'"`´’”»*|\\、。，）」 \t\r\n\u00a0');

export type PageAddress = {
  url: URL;
  isCached: boolean;
  isEndless: boolean;
  isAdminArea: boolean;
  isHidden: boolean;
  hasSecret: boolean;
  /** Visitors reach it before the site is open. */
  isDoor: boolean;
  /** A permanent redirect: without a trailing slash or punctuation copied with the link. */
  movedTo?: string;
  /** For logs: the page's pattern replaces a secret and what follows it. */
  logged: string;
};

export type AddressReader = (asked: URL) => PageAddress;

type Routes = ServerBuild['routes'];

type Page = {
  /** Not the page that says that there is none. */
  isKnown: boolean;
  handle: PageHandle | undefined;
  isAdminArea: boolean;
  path: string;
  isData: boolean;
  routeIds: (string | undefined)[];
  secretPattern: string | undefined;
  meant: string | undefined;
};

/** A lookup takes as long as sending a cached page. */
const MAX_KNOWN_PATHS = 1_000;

const ROUTES = '_routes';

/** Drops parameters that a cached page does not read and sorts the rest, so that tracking makes no second copy. */
export function createAddressReader({ routes }: { routes: Routes }): AddressReader {
  const tree = treeOf(routes);
  const secrets = secretPatterns(routes);
  const secretPages = secrets.map((pattern) => ({ id: pattern, path: `${pattern}/*` }));
  const masks = secrets.map(secretMask);
  const pathOf = (page: RouteMatch) =>
    generatePath(patternOf(routes, page.route.id ?? '') || '/', page.params);
  const meantBy = (path: string) => {
    const rest = withoutStuckSigns(path);
    const page = rest === undefined ? undefined : matchRoutes(tree, rest)?.at(-1);
    return page && page.params['*'] === undefined ? pathOf(page) : undefined;
  };
  const known = new LRUCache<string, Page>({
    max: MAX_KNOWN_PATHS,
    memoMethod: (asked) => {
      const path = pagePath(asked);
      const matches = matchRoutes(tree, path) ?? [];
      const page = matches.at(-1);
      return {
        handle: page?.route.handle,
        isAdminArea: matches.some(({ route }) => (route.handle as AdminAreaHandle | undefined)?.isAdminArea),
        path: page ? pathOf(page) : path,
        isKnown: page !== undefined && page.params['*'] === undefined,
        isData: path !== asked,
        routeIds: matches.map(({ route }) => route.id),
        secretPattern: matchRoutes(secretPages, path)?.[0]?.route.id,
        meant: path === asked ? meantBy(path) : undefined,
      };
    },
  });
  return (asked) => {
    const page = known.memo(asked.pathname);
    const { handle, isAdminArea, secretPattern } = page;
    const hasSecret = secretPattern !== undefined;
    // A private page's query may name a traveller.
    const toLog = handle?.isPublic ? asked.pathname + asked.search : asked.pathname;
    const logged = secretPattern ?? masks.reduce((text, mask) => mask(text), toLog);
    const place = page.meant ?? (handle?.isPublic && isSpelledWithSlash(asked.pathname, page) && page.path);
    const moved = place && { movedTo: place + asked.search };
    const isDoor = isAdminArea || hasSecret || (handle?.isPublic ? handle.isDoor === true : page.isKnown);
    const common = { isAdminArea, hasSecret, isDoor, logged, ...moved };
    if (!handle?.isPublic) return { url: asked, isCached: false, isEndless: true, isHidden: true, ...common };
    const search = readPart(asked.searchParams, handle, page.isData);
    const isEndless = handle.isEndless === true || search.size > 0;
    const url = oneSpelling(asked, page, search);
    return { url, isCached: true, isEndless, isHidden: handle.isHidden === true, ...common };
  };
}

function isSpelledWithSlash(pathname: string, { path, isData }: Page): boolean {
  return !isData && pathname.endsWith('/') && !path.endsWith('/');
}

function readPart(
  asked: URLSearchParams,
  { parameters = [], choices = [], trip }: PublicPage,
  isData: boolean,
): URLSearchParams {
  const first = parameters.map((name) => [name, asked.get(name)]);
  const all = choices.flatMap((name) =>
    [...new Set(asked.getAll(name))].toSorted().map((value) => [name, value]),
  );
  // An empty field means something, as in a search; an empty choice does not.
  const others = new URLSearchParams([
    ...first.filter(([, value]) => value !== null),
    ...all.filter(([, value]) => value),
  ] as string[][]);
  const isTripRead = trip === 'data' || (trip === 'prices' && !isData);
  const read = withTrip(others, isTripRead ? readTrip(asked) : {});
  read.sort();
  return read;
}

function oneSpelling(asked: URL, { path, isData, routeIds }: Page, search: URLSearchParams): URL {
  const url = new URL(asked);
  url.pathname = isData ? dataPath(path) : path;
  const routes = askedRoutes(asked.searchParams.get(ROUTES), routeIds);
  // Built at once: deleting thousands of parameters one by one rewrites the URL each time.
  url.search = String(new URLSearchParams([...search, ...(routes ? [[ROUTES, routes]] : [])]));
  return url;
}

function askedRoutes(asked: string | null, ids: (string | undefined)[]): string | null {
  if (asked === null) return null;
  const names = new Set(asked.split(','));
  return ids.filter((id) => id !== undefined && names.has(id)).join(',') || null;
}

function pagePath(pathname: string): string {
  return pathname.endsWith('/_.data') ? pathname.slice(0, -'_.data'.length) : pathname.replace(/\.data$/, '');
}

function dataPath(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`;
}

function treeOf(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, module } = route;
    const common = { id, path, handle: module.handle };
    return [index ? { ...common, index } : { ...common, children: treeOf(routes, id) }];
  });
}

function secretPatterns(routes: Routes): string[] {
  return Object.values(routes).flatMap((route) => {
    const handle = route?.module.handle as PageHandle | undefined;
    if (!route || handle?.isPublic || !handle?.hasSecretAddress) return [];
    return [patternOf(routes, route.id)];
  });
}

function patternOf(routes: Routes, id: string): string {
  const { parentId, path } = routes[id] ?? {};
  const above = parentId === undefined ? '' : patternOf(routes, parentId);
  return path ? `${above}/${path}` : above;
}

function withoutStuckSigns(pathname: string): string | undefined {
  const start = pathname.lastIndexOf('/') + 1;
  const last = decoded(pathname.slice(start));
  // By hand, because a regular expression is quadratic in a long run.
  let end = last.length;
  while (end > 0 && SIGNS.has(last.charAt(end - 1))) end -= 1;
  return end < last.length ? pathname.slice(0, start) + encodeURIComponent(last.slice(0, end)) : undefined;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
