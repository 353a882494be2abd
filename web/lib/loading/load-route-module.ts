import type { PageModule } from '../../../contracts/page-handle.ts';

/**
 * Replaces React Router's function (see vite.config.ts), which reloads the current page if the next page's script
 * fails: offline, that shows the browser's error page. Here the error reaches the error boundary, and `ProblemPage`
 * reloads once the server responds.
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
    // If this threw, the router would show an empty page. It needs every part it expects of the page, such as the
    // loader.
    return { default: failing(error), clientLoader: failing(error, tellConsole) };
  }
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
