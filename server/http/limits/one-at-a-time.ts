import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { meetRequests } from '../meet-requests.ts';

/** Requests that may wait on one connection. Browsers and proxies send none before they have the answer to the last. */
const MAX_WAITING = 50;

type Exchange = { request: IncomingMessage; response: ServerResponse };

/**
 * Works on one request of a connection at a time. Node takes as many as are sent, and each of a picture opens its file and
 * holds it until whoever asks has read all the answers before: one client who reads nothing had all the files that a process
 * may open. Those that wait are nothing but their heads; who sends more than that is cut off.
 */
export function answerOneAtATime(app: FastifyInstance): void {
  const lines = new WeakMap<Socket, Exchange[]>();

  const handOn = meetRequests(app, (request, response) => {
    // It has none while another answer goes out over the connection.
    if (response.socket) return handOn(request, response);
    const line = lines.get(request.socket) ?? [];
    if (line.length >= MAX_WAITING) return void request.socket.destroy();
    lines.set(request.socket, line);
    line.push({ request, response });
  });

  function takeNext(message: unknown): void {
    const { server, request } = message as { server: unknown; request: IncomingMessage };
    if (server !== app.server) return;
    const line = lines.get(request.socket);
    if (!line?.length) return;
    // Told just before the next one is given the connection; it is given none where this answer was the last.
    process.nextTick(() => {
      const next = line.shift();
      if (next?.response.socket) handOn(next.request, next.response);
    });
  }

  subscribe('http.server.response.finish', takeNext);
  app.addHook('onClose', async () => {
    unsubscribe('http.server.response.finish', takeNext);
  });
}
