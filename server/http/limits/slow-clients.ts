import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Milliseconds for a body to arrive, by what a route takes: 100 kB at 40 kbit/s (the longest tour of staff, 2 MB, at
 * 1 Mbit/s), a picture of 10 MB at 1 Mbit/s.
 */
const MAX_BODY_MS = 20_000;
const MAX_UPLOAD_MS = 180_000;

/** How the server deals with clients that send or read slowly. In milliseconds. */
export const SLOW_CLIENT_OPTIONS = {
  /** A whole request, also where no hook sees it. */
  requestTimeout: MAX_UPLOAD_MS,
  /** Without a byte in either direction; see `installReadingDeadline`. */
  connectionTimeout: 60_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes pictures, which come slowly over a slow line. */
    isUpload?: boolean;
  }
}

type Options = { maxBodyMs?: number };

/** Ends requests whose bodies come too slowly: each holds a connection, and would hold up a stop. */
export function installBodyDeadline(app: FastifyInstance, { maxBodyMs = MAX_BODY_MS }: Options = {}): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return;
    const limit = request.routeOptions.config.isUpload ? MAX_UPLOAD_MS : maxBodyMs;
    const timer = setTimeout(() => endRequest(app, request, reply), limit).unref();
    for (const event of ['end', 'close']) request.raw.once(event, () => clearTimeout(timer));
  });
}

/**
 * Has a connection over which nothing moves closed only where somebody has stopped reading, or asks nothing more: while the
 * server works on an answer, be it a picture that waits for others to be cut, nobody is to blame but the server.
 */
export function installReadingDeadline(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, { raw }) => {
    // The next byte starts the clock anew.
    raw.on('timeout', (socket: Socket) => {
      if (socket.writableLength > 0) socket.destroy();
    });
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** As Node ends a request that takes too long. */
function endRequest(app: FastifyInstance, { raw }: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent) raw.destroy();
  else {
    const tooSlow = Object.assign(new Error('The body came too slowly.'), {
      code: 'ERR_HTTP_REQUEST_TIMEOUT',
    });
    app.server.emit('clientError', tooSlow, raw.socket);
  }
}
