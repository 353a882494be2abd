import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { createAddressReader } from './pages/address/cached-or-private.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { type PageRenderer, pageRenderer } from './pages/rendering/render-page.ts';
import { createStyleInliner, type StyleIndex } from './pages/style/page-style.ts';
import { BUILD_FOLDER, loadWebBuild } from './pages/web-build.ts';

export async function mountWeb(app: FastifyInstance, deps: Deps): Promise<void> {
  const build = await loadWebBuild();
  await serveBuiltFiles(app);
  const render = stylePages(pageRenderer(app, () => Promise.resolve(build), 'production'));
  await app.register(pageRoutes({ ...deps, render, readAddress: createAddressReader(build) }));
}

async function serveBuiltFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: resolve(BUILD_FOLDER, 'client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      // Names under /assets hold a hash of their content.
      const isHashed = path.includes('/client/assets/');
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      // Webmail shows the pictures of mails on another site.
      if (path.includes('/client/media/')) reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}

function stylePages(render: PageRenderer): PageRenderer {
  const index = readFileSync(resolve(BUILD_FOLDER, 'server/page-style.json'), 'utf8');
  const inlineStyle = createStyleInliner(JSON.parse(index) as StyleIndex);
  return async (...asked) => {
    const rendered = await render(...asked);
    const { status, headers } = rendered.response;
    if (!headers.get('content-type')?.startsWith('text/html')) return rendered;
    const html = inlineStyle(await rendered.response.text());
    return { ...rendered, response: new Response(html, { status, headers }) };
  };
}
