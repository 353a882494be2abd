import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { meetRequests } from '../meet-requests.ts';

const MAX_WAITING = 50;

/** Node starts all pipelined requests at once: one client that read nothing could open all files of the process. */
export function answerOneAtATime(app: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>();

  const handOn = meetRequests(app, (request, response) => {
    // The socket is missing while another answer is sent over it.
    if (response.socket) return handOn(request, response);
    const { socket } = request;
    const before = waiting.get(socket) ?? 0;
    if (before >= MAX_WAITING) return void socket.destroy();
    waiting.set(socket, before + 1);
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 0) - 1);
      process.nextTick(handOn, request, response);
    });
  });
}
