import type { FastifyRequest } from 'fastify';

/**
 * Where travellers find this site, without a slash at the end: what PUBLIC_URL says. Only without that setting is the
 * request's Host believed; whoever sends one decides then what links in the answer look like.
 */
export function siteOrigin(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl) return publicUrl;
  const address = `${request.protocol}://${request.host}`;
  return URL.canParse(address) ? new URL(address).origin : `${request.protocol}://localhost`;
}
