import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { createAddressReader } from './pages/address/cached-or-private.ts';
import { serveBuiltFiles } from './pages/built-files.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { pageRenderer } from './pages/rendering/render-page.ts';
import { stylePages } from './pages/style/style-pages.ts';
import { loadWebBuild } from './pages/web-build.ts';

/** Serves the built site: files as they are, every other address as a rendered page. */
export async function mountWeb(app: FastifyInstance, deps: Deps): Promise<void> {
  const build = await loadWebBuild();
  await serveBuiltFiles(app);
  const render = stylePages(pageRenderer(app, () => Promise.resolve(build), 'production'));
  await app.register(pageRoutes({ ...deps, render, readAddress: createAddressReader(build) }));
}
