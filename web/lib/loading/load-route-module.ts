import type { PageModule } from '../../../contracts/page-handle.ts';

/**
 * Replaces React Router's function (see vite.config.ts), which reloads the page if a script fails: offline, that shows
 * the browser's error page. Here the error boundary gets the error.
 */
export async function loadRouteModule(
  route: { id: string; module: string },
  loaded: Record<string, PageModule>,
): Promise<PageModule> {
  const known = loaded[route.id];
  if (known) return known;
  try {
    const module: PageModule = await import(/* @vite-ignore */ route.module);
    await module.handle?.fetchParts?.();
    loaded[route.id] = module;
    return module;
  } catch (error) {
    return lostModule(error);
  }
}

/** Throwing would show an empty page. The router needs all parts that it expects of a page, such as the loader. */
export function lostModule(error: unknown): PageModule {
  return { default: failing(error), clientLoader: failing(error, tellConsole) };
}

function failing(error: unknown, tell?: (error: unknown) => void): () => never {
  return () => {
    tell?.(error);
    throw error;
  };
}

/** React reports errors of rendering; nobody reports those of a loader. */
function tellConsole(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: a fault of the program must not pass in silence
  console.error(error);
}
