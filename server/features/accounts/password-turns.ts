import type { FastifyRequest } from 'fastify';
import { clientBlockOf } from '../../http/limits/client-network.ts';
import { createTurns } from '../../http/limits/turns.ts';
import { hashPassword } from './passwords.ts';

/** Of the four threads that Node has. */
const AT_ONCE = 2;
/** Some two seconds of work. */
const MAX_WAITING = 60;

// Of the whole process. A password keeps a thread and a processor busy for tens of milliseconds, and pictures, uncached pages
// and files need the same few threads: three hundred sign-ins at once kept them waiting for twenty seconds.
const takeTurn = createTurns({ atOnce: AT_ONCE, maxWaiting: MAX_WAITING });

/** Does what takes a password's time when it is the turn of the network that asks. Throws `unavailable` where too many wait. */
export function inPasswordTurn<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  return takeTurn(clientBlockOf(request), work);
}

/** The hash of a password that somebody sent. */
export function hashSentPassword(request: FastifyRequest, password: string): Promise<string> {
  return inPasswordTurn(request, () => hashPassword(password));
}
