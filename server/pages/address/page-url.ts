import type { FastifyRequest } from 'fastify';
import { siteOrigin } from '../../http/site-origin.ts';

/** The address that was asked for, on the site's own origin. */
export function pageUrl(request: FastifyRequest, publicUrl: string | undefined): URL {
  // The path may be a whole address, or begin with two slashes: neither may name another host.
  const path = request.url.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/^(?!\/)|^\/{2,}/, '/');
  return new URL(siteOrigin(request, publicUrl) + path);
}
