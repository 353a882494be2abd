import { LRUCache } from 'lru-cache';
import { generatePath, matchRoutes, type RouteMatch, type RouteObject, type ServerBuild } from 'react-router';
import type { AdminAreaHandle, PageHandle, PublicPage } from '../../../contracts/page-handle.ts';
import { secretMask } from './mask-secret.ts';
import { withoutStuckSigns } from './stuck-signs.ts';

export type PageAddress = {
  /** What is rendered. */
  url: URL;
  /** Whether the rendered page may be cached and shown to others. */
  isCached: boolean;
  /** Whether it is one of those that anybody can make up without end. */
  isEndless: boolean;
  isAdminArea: boolean;
  /** Whether search engines are to leave it out. */
  isHidden: boolean;
  hasSecret: boolean;
  /**
   * Where else this page lies, for good: a slash at the end makes two addresses of one for search engines, and what stands
   * behind an address in a sentence is copied with it.
   */
  movedTo?: string;
  /** As logs have it: in place of a secret, and of what follows it, the pattern of its page. */
  logged: string;
};

export type AddressReader = (asked: URL) => PageAddress;

type Routes = ServerBuild['routes'];

/** What the build says of a path. */
type Page = {
  handle: PageHandle | undefined;
  isAdminArea: boolean;
  /** In the spelling of its route: no letter of another case, no slash at its end. */
  path: string;
  /** Whether the router's script asks for what it shows. */
  isData: boolean;
  routeIds: (string | undefined)[];
  /** Of the page whose secret the path holds. */
  secretPattern: string | undefined;
  /** The path of the page that is meant, where this one names none for the signs stuck to its end. */
  meant: string | undefined;
};

/** Paths that are not looked up again: that takes a seventh of a millisecond, as long as sending a cached page. */
const MAX_KNOWN_PATHS = 1_000;

/** What the router's own script adds when it asks for the data of some routes of a page. */
const ROUTES = '_routes';

/**
 * Reads addresses by what the pages themselves say. For a cached page, every parameter it does not read is dropped, and the
 * rest has one order: where a visitor came from makes no second copy of a page.
 */
export function createAddressReader({ routes }: { routes: Routes }): AddressReader {
  const tree = treeOf(routes);
  const secrets = secretPatterns(routes);
  // A link with something stuck to its end still has its secret.
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
    // What is asked of a private page may be whom staff look for.
    const toLog = handle?.isPublic ? asked.pathname + asked.search : asked.pathname;
    const logged = secretPattern ?? masks.reduce((text, mask) => mask(text), toLog);
    const place = page.meant ?? (handle?.isPublic && isSpelledWithSlash(asked.pathname, page) && page.path);
    const moved = place && { movedTo: place + asked.search };
    const common = { isAdminArea, hasSecret, logged, ...moved };
    if (!handle?.isPublic) return { url: asked, isCached: false, isEndless: true, isHidden: true, ...common };
    const search = readPart(asked.searchParams, handle);
    const isEndless = handle.isEndless === true || search.size > 0;
    const url = oneSpelling(asked, page, search);
    return { url, isCached: true, isEndless, isHidden: handle.isHidden === true, ...common };
  };
}

function isSpelledWithSlash(pathname: string, { path, isData }: Page): boolean {
  return !isData && pathname.endsWith('/') && !path.endsWith('/');
}

/** What a page reads of its address, however often and in whichever order it stands there. */
function readPart(asked: URLSearchParams, { parameters = [], choices = [] }: PublicPage): URLSearchParams {
  const first = parameters.map((name) => [name, asked.get(name)]);
  const all = choices.flatMap((name) =>
    [...new Set(asked.getAll(name))].toSorted().map((value) => [name, value]),
  );
  // A field that was sent empty says something, as the search does; a choice of nothing does not.
  const read = new URLSearchParams([
    ...first.filter(([, value]) => value !== null),
    ...all.filter(([, value]) => value),
  ] as string[][]);
  read.sort();
  return read;
}

function oneSpelling(asked: URL, { path, isData, routeIds }: Page, search: URLSearchParams): URL {
  const url = new URL(asked);
  url.pathname = isData ? dataPath(path) : path;
  const routes = askedRoutes(asked.searchParams.get(ROUTES), routeIds);
  // Beside the address: one that has thousands of parameters would be written anew with each that is taken from it.
  url.search = String(new URLSearchParams([...search, ...(routes ? [[ROUTES, routes]] : [])]));
  return url;
}

/** Those that the page has, in its order. Null where none was asked for by name. */
function askedRoutes(asked: string | null, ids: (string | undefined)[]): string | null {
  if (asked === null) return null;
  const names = new Set(asked.split(','));
  return ids.filter((id) => id !== undefined && names.has(id)).join(',') || null;
}

/** The router's script asks for `/tours.data`, and for `/_.data` where the path ends with a slash. */
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

/** Of the pages with a secret in their address. */
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
