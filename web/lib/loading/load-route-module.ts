import type { PageModule } from '../../../contracts/page-handle.ts';

/**
 * Stands in for React Router's own function of this place (see vite.config.ts), which reloads the page that is left
 * where the script of the next one does not come: on a dead line the visitor would get the browser's error page instead
 * of ours. Here the error reaches the error boundary, and `ProblemPage` loads the new address once the server answers.
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
    // Thrown from here, the router would show an empty page: it passes over what goes wrong beside a loader. It asks each
    // part that it knows the page to have, and one that lacks its loader does not open at all.
    return { default: failing(error), clientLoader: failing(error, tellConsole) };
  }
}

function failing(error: unknown, tell?: (error: unknown) => void): () => never {
  return () => {
    tell?.(error);
    throw error;
  };
}

/** Of what fails as it is drawn React tells by itself, of a loader nobody. */
function tellConsole(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: a fault of the program must not pass in silence
  console.error(error);
}
