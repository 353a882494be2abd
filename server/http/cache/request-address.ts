import type { IncomingMessage } from 'node:http';
import type { Config } from '../../config.ts';

/** Never part of an address or a header. */
const BETWEEN = '\n';

/** What `rewriteUrl` has read differently keeps its first reading. */
type AskedRequest = IncomingMessage & { originalUrl?: string };

/**
 * Tells requests apart before anything is made of them: by their address as it was sent, and by all that `siteOrigin` goes
 * by. Two that differ here may ask for the same; two that do not always do.
 */
export function requestAddress({ publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>) {
  const asked = ({ originalUrl, url = '/' }: AskedRequest) => originalUrl ?? url;
  if (publicUrl) return asked;
  if (!trustProxy) return (request: AskedRequest) => (request.headers.host ?? '') + BETWEEN + asked(request);
  return (request: AskedRequest) => {
    const { host, 'x-forwarded-host': forwardedHost, 'x-forwarded-proto': protocol } = request.headers;
    const { remoteAddress } = request.socket;
    return [remoteAddress, forwardedHost, protocol, host, asked(request)].join(BETWEEN);
  };
}
