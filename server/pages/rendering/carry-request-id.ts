import { data, type RouterContextProvider, type ServerBuild } from 'react-router';

/** Statuses that a failed loader may hand on; of anything else the visitor learns only that something failed. */
const PASSED_STATUSES = new Set([404, 429, 503]);

type Report = { id: string; reportError: (error: unknown) => void };

/**
 * In production the router takes away what a loader's error says. This reports the error first and puts the id under
 * which the log has it in its place; redirects and what a page throws on purpose pass as they are.
 */
export function carryRequestId<T extends ServerBuild>(
  build: T,
  reportOf: (context: Readonly<RouterContextProvider>) => Report,
): T {
  const routes: ServerBuild['routes'] = {};
  for (const [id, route] of Object.entries(build.routes)) {
    const loader = route?.module.loader;
    if (!route || !loader) {
      routes[id] = route;
      continue;
    }
    const guarded: typeof loader = async (args) => {
      try {
        return await loader(args);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        const { id: requestId, reportError } = reportOf(args.context);
        reportError(error);
        throw data({ requestId }, { status: statusOf(error) });
      }
    };
    routes[id] = { ...route, module: { ...route.module, loader: guarded } };
  }
  return { ...build, routes };
}

function statusOf(error: Error): number {
  const status = 'status' in error ? Number(error.status) : 500;
  return PASSED_STATUSES.has(status) ? status : 500;
}
