import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds: 100 kB at 40 kbit/s (or staff's longest tour, 2 MB, at 1 Mbit/s); a picture of 10 MB at 1 Mbit/s. */
const MAX_BODY_MS = 20_000;
const MAX_UPLOAD_MS = 180_000;

/** Milliseconds. */
export const SLOW_CLIENT_OPTIONS = {
  /** Also covers requests that no hook sees. */
  requestTimeout: MAX_UPLOAD_MS,
  connectionTimeout: 60_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
};

declare module 'fastify' {
  interface FastifyContextConfig {
    isUpload?: boolean;
  }
}

type Options = { maxBodyMs?: number };

export function installBodyDeadline(app: FastifyInstance, { maxBodyMs = MAX_BODY_MS }: Options = {}): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return;
    const limit = request.routeOptions.config.isUpload ? MAX_UPLOAD_MS : maxBodyMs;
    const timer = setTimeout(() => endRequest(app, request, reply), limit).unref();
    for (const event of ['end', 'close']) request.raw.once(event, () => clearTimeout(timer));
  });
}

/** Closes a connection only if its client stopped reading, not while the server works. */
export function installReadingDeadline(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, { raw }) => {
    raw.on('timeout', (socket: Socket) => {
      if (socket.writableLength > 0) socket.destroy();
    });
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function endRequest(app: FastifyInstance, { raw }: FastifyRequest, reply: FastifyReply): void {
  // It is all here: the server is what is slow.
  if (raw.complete) return;
  if (reply.sent) raw.destroy();
  else {
    const tooSlow = Object.assign(new Error('The body came too slowly.'), {
      code: 'ERR_HTTP_REQUEST_TIMEOUT',
    });
    app.server.emit('clientError', tooSlow, raw.socket);
  }
}
