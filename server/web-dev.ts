import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import type { Deps } from './deps.ts';
import { createAddressReader } from './pages/address/cached-or-private.ts';
import { pageUrl } from './pages/address/page-url.ts';
import { pageRenderer } from './pages/rendering/render-page.ts';
import type { WebBuild } from './pages/web-build.ts';

/** No caching, and no Content-Security-Policy, which would block Vite. */
export async function mountWebForDevelopment(app: FastifyInstance, { config }: Deps): Promise<void> {
  const vite = await createServer({
    server: { middlewareMode: true, ws: { server: app.server } },
    appType: 'custom',
  });
  app.addHook('onClose', () => vite.close());
  await app.register(middie);
  app.use((request, response, next) => {
    response.removeHeader('content-security-policy');
    if (request.url?.startsWith('/api/')) next();
    else vite.middlewares(request, response, next);
  });

  const loadBuild = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<WebBuild>;
  const render = pageRenderer(app, loadBuild, 'development');
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  );
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    async handler(request, reply) {
      const address = createAddressReader(await loadBuild())(pageUrl(request, config.publicUrl));
      const { response, cookies } = await render(address, request);
      if (cookies.length > 0) reply.header('set-cookie', cookies);
      return reply.send(response);
    },
  });
}
