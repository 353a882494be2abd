/** After this long without an answer the script of a page is not waited for any more. */
const PATIENCE_MS = 5_000;

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

/**
 * Whether another page can be opened this very moment. What an answer has said must be told where the traveller is if not:
 * the way is barred to whoever is offline (see `use-offline-blocker.ts`), also where the browser is wrong about it.
 */
export async function canOpenPage(routeId: string): Promise<boolean> {
  const isFetched = await Promise.race([
    fetchPageScript(routeId),
    new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false)),
  ]);
  return isFetched && navigator.onLine;
}
