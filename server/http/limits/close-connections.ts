import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** With the answer that goes out over it: null from when its last byte has left this process. */
type AnsweringSocket = Socket & { _httpMessage?: ServerResponse | null };

/**
 * Has a stop close the connections over which nothing is in hand. Node closes too many, and too few: an answer counts as
 * finished for it once it is written, and is cut where its reader is slow; and a connection that was never asked over, as
 * browsers open them ahead, counts as busy.
 */
export function closeConnectionsWithoutWork(app: FastifyInstance): void {
  const { server } = app;
  const open = new Set<AnsweringSocket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const endWithoutWork = (socket: AnsweringSocket) => {
    // Its head may have promised to wait for the next request.
    if (open.has(socket) && !socket._httpMessage) socket.end();
  };
  // Told just before the connection is given to the answer that waits for it.
  const finished = (message: unknown) =>
    process.nextTick(endWithoutWork, (message as { request: IncomingMessage }).request.socket);
  server.closeIdleConnections = () => {
    subscribe('http.server.response.finish', finished);
    for (const socket of open) if (!socket._httpMessage) socket.destroy();
  };
  app.addHook('onClose', async () => {
    unsubscribe('http.server.response.finish', finished);
  });
}
