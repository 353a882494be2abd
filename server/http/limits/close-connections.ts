import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

type OnConnection = { server: Server; request: IncomingMessage };

/**
 * Has a stop close the connections over which nothing is in hand. Node closes too many, and too few: an answer counts as
 * finished for it once it is written, and is cut where its reader is slow; and a connection that was never asked over, as
 * browsers open them ahead, counts as busy.
 */
export function closeConnectionsWithoutWork(app: FastifyInstance): void {
  const { server } = app;
  /** Requests in hand: from their head until the last byte of the answer has left this process. */
  const inHand = new Map<Socket, number>();
  let isClosing = false;
  const count = (change: number) => (message: unknown) => {
    const { server: of, request } = message as OnConnection;
    const before = inHand.get(request.socket);
    if (of !== server || before === undefined) return;
    inHand.set(request.socket, before + change);
    // Its head may have promised to wait for the next request.
    if (before + change === 0 && isClosing) request.socket.end();
  };
  const [begin, end] = [count(1), count(-1)];
  subscribe('http.server.request.start', begin);
  subscribe('http.server.response.finish', end);
  server.on('connection', (socket) => {
    inHand.set(socket, 0);
    socket.once('close', () => inHand.delete(socket));
  });
  server.closeIdleConnections = () => {
    isClosing = true;
    for (const [socket, requests] of inHand) if (requests === 0) socket.destroy();
  };
  app.addHook('onClose', async () => {
    unsubscribe('http.server.request.start', begin);
    unsubscribe('http.server.response.finish', end);
  });
}
