import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { meetRequests } from '../meet-requests.ts';

/** Requests that may wait on one connection. Browsers and proxies send none before they have the answer to the last. */
const MAX_WAITING = 50;

/**
 * Works on one request of a connection at a time. Node takes as many as are sent, and each of a picture opens its file and
 * holds it until whoever asks has read all the answers before: one client who reads nothing had all the files that a process
 * may open. Those that wait are nothing but their heads; who sends more than that is cut off.
 */
export function answerOneAtATime(app: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>();

  const handOn = meetRequests(app, (request, response) => {
    // It has none while another answer goes out over the connection.
    if (response.socket) return handOn(request, response);
    const { socket } = request;
    const before = waiting.get(socket) ?? 0;
    if (before >= MAX_WAITING) return void socket.destroy();
    waiting.set(socket, before + 1);
    // Told while Node still gives it the connection.
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 0) - 1);
      process.nextTick(handOn, request, response);
    });
  });
}
