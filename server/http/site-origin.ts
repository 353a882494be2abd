import type { FastifyRequest } from 'fastify';

/** Without PUBLIC_URL the request's Host is believed, so its sender decides where links point. */
export function siteOrigin(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl) return publicUrl;
  const address = `${request.protocol}://${request.host}`;
  return URL.canParse(address) ? new URL(address).origin : `${request.protocol}://localhost`;
}
