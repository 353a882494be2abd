import {
  UNSAFE_createClientRoutes as createClientRoutes,
  type UNSAFE_getPatchRoutesOnNavigationFunction as getRouterFunction,
} from 'react-router';
import { lostModule } from './load-route-module.ts';

type Manifest = Parameters<typeof getRouterFunction>[1];
type EntryRoute = NonNullable<Manifest['routes'][string]>;

const PUBLIC_LAYOUT = 'routes/public-layout';
const NO_PAGE = { hasLoader: false, hasClientLoader: true, hasErrorBoundary: false };

/**
 * Replaces React Router's function (see vite.config.ts), which asks the server for each route. Public pages are sent
 * without the desk's routes (`scripts/support/split-manifest.mjs`): the first visit of the desk adds all of them.
 */
export const getPatchRoutesOnNavigationFunction: typeof getRouterFunction =
  (_router, manifest, routeModules, isRendered, _discovery, isSpa) =>
  async ({ path, patch, signal }) => {
    if (!/^\/admin/i.test(path) || 'routes/admin/admin-layout' in manifest.routes) return;
    const add = (routes: Manifest['routes'], parent: string) => {
      // A visit that was given up must not take over the page that was chosen after it.
      if (signal.aborted) return;
      Object.assign(manifest.routes, routes);
      patch(parent, createClientRoutes(routes, routeModules, null, isRendered, isSpa, parent));
    };
    try {
      await import(/* @vite-ignore */ manifest.url);
    } catch (error) {
      const id = `lost ${path}`;
      const lost = { ...NO_PAGE, id, path: path.slice(1), parentId: PUBLIC_LAYOUT };
      Object.assign(routeModules, { [id]: lostModule(error) });
      // Thrown here, it would reach the root, which would draw the whole document again.
      return add({ [id]: { ...manifest.routes[PUBLIC_LAYOUT], ...lost } as EntryRoute }, PUBLIC_LAYOUT);
    }
    const { __reactRouterManifest: whole } = window as unknown as { __reactRouterManifest: Manifest };
    add(Object.fromEntries(Object.entries(whole.routes).filter(([id]) => !(id in manifest.routes))), 'root');
  };

/** Routes are discovered on a visit alone. */
export function useFogOFWarDiscovery(): void {}
