import {
  UNSAFE_createClientRoutes as createClientRoutes,
  type UNSAFE_getPatchRoutesOnNavigationFunction as getRouterFunction,
} from 'react-router';

type Manifest = Parameters<typeof getRouterFunction>[1];

/**
 * Replaces React Router's function (see vite.config.ts), which asks the server for each route. Public pages are sent
 * without the desk's routes (`scripts/support/split-manifest.mjs`): the first visit of the desk adds all of them.
 */
export const getPatchRoutesOnNavigationFunction: typeof getRouterFunction =
  (_router, manifest, routeModules, isRendered, _discovery, isSpa) =>
  async ({ path, patch, signal }) => {
    if (!/^\/admin/i.test(path) || 'routes/admin/admin-layout' in manifest.routes) return;
    try {
      await import(/* @vite-ignore */ manifest.url);
    } catch (error) {
      // Else a visit that was given up takes over the page that was chosen after it.
      if (!signal.aborted) throw error;
    }
    if (signal.aborted) return;
    const { __reactRouterManifest: whole } = window as unknown as { __reactRouterManifest: Manifest };
    const added = Object.fromEntries(Object.entries(whole.routes).filter(([id]) => !(id in manifest.routes)));
    Object.assign(manifest.routes, added);
    patch('root', createClientRoutes(added, routeModules, null, isRendered, isSpa, 'root'));
  };

/** Routes are discovered on a visit alone. */
export function useFogOFWarDiscovery(): void {}
