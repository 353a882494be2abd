type Manifest = { routes: Partial<Record<string, { module: string }>> };

/**
 * Fetches the script of another page ahead, and tells whether it is here: without it the words of a lost line would stand
 * in the place of this page, with all that it says. `routeId`: the file of the page below `web`, without its ending.
 */
export async function fetchPageScript(routeId: string): Promise<boolean> {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: Manifest };
  const script = manifest?.routes[routeId]?.module;
  // What the router does not name it has to find by itself.
  if (!script) return true;
  return import(/* @vite-ignore */ script).then(
    () => true,
    () => false,
  );
}
