import type { FastifyRequest } from 'fastify';
import { clientBlockOf } from '../../http/limits/client-network.ts';
import { createTurns } from '../../http/limits/turns.ts';
import { hashPassword } from './passwords.ts';

/** Of Node's four threads. */
const AT_ONCE = 2;
/** About two seconds of work. */
const MAX_WAITING = 60;

// 300 sign-ins at once used to delay pictures, pages and files by twenty seconds.
const takeTurn = createTurns({ atOnce: AT_ONCE, maxWaiting: MAX_WAITING });

/** Throws `unavailable` if too many wait. */
export function inPasswordTurn<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  return takeTurn(clientBlockOf(request), work);
}

export function hashSentPassword(request: FastifyRequest, password: string): Promise<string> {
  return inPasswordTurn(request, () => hashPassword(password));
}
