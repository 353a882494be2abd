const PATIENCE_MS = 5_000;

type Manifest = { routes: Partial<Record<string, { module: string }>> };

/** Returns whether the script is here. `routeId`: the file's path below `web`, without the extension. */
export async function fetchPageScript(routeId: string): Promise<boolean> {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: Manifest };
  const script = manifest?.routes[routeId]?.module;
  if (!script) return true;
  return import(/* @vite-ignore */ script).then(
    () => true,
    () => false,
  );
}

/** If false, show the result on this page: offline, navigation is blocked (`use-offline-blocker.ts`). */
export async function canOpenPage(routeId: string): Promise<boolean> {
  const isFetched = await Promise.race([
    fetchPageScript(routeId),
    new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false)),
  ]);
  return isFetched && navigator.onLine;
}
