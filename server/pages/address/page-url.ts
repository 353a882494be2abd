import type { FastifyRequest } from 'fastify';
import { siteOrigin } from '../../http/site-origin.ts';

export function pageUrl(request: FastifyRequest, publicUrl: string | undefined): URL {
  // The path may be an absolute URL or begin with two slashes: neither may choose the host.
  const path = request.url.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/^(?!\/)|^\/{2,}/, '/');
  return new URL(siteOrigin(request, publicUrl) + path);
}
