import type { EntryContext } from 'react-router';
import type { WebBuild } from '../../server/pages/web-build.ts';

export function fakeBuild(pages: { id: string }[], entry: object): WebBuild {
  const module = {
    default: (
      _request: Request,
      status: number,
      headers: Headers,
      { staticHandlerContext: { loaderData, actionData } }: EntryContext,
    ) => {
      headers.set('content-type', 'text/html; charset=utf-8');
      const shown = JSON.stringify({ ...loaderData, ...actionData });
      return new Response(`<!doctype html>${shown}`, { status, headers });
    },
    ...entry,
  };
  return {
    entry: { module },
    routes: Object.fromEntries(pages.map((one) => [one.id, one])),
    assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '1' },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as WebBuild;
}
