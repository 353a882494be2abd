import { data, type RouterContextProvider, type ServerBuild } from 'react-router';

const PASSED_STATUSES = new Set([404, 429, 503]);

type Report = { id: string; reportError: (error: unknown) => void };

/**
 * In production the router hides a loader's error. Reports it first and replaces it with the request id of the log;
 * redirects and deliberate responses pass.
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
