import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** `_httpMessage` is null once the last byte of the answer has left the process. */
type AnsweringSocket = Socket & { _httpMessage?: ServerResponse | null };

/** Node cuts answers that are still being read, and leaves connections open that had no request yet. */
export function closeConnectionsWithoutWork(app: FastifyInstance): void {
  const { server } = app;
  const open = new Set<AnsweringSocket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const endWithoutWork = (socket: AnsweringSocket) => {
    if (open.has(socket) && !socket._httpMessage) socket.end();
  };
  // Published just before the socket goes to the next waiting answer.
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
