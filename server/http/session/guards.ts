import type { FastifyRequest } from 'fastify';
import { notAllowed, notSignedIn } from '../faults/errors.ts';
import type { SessionUser } from './session.queries.ts';

/** Guard: somebody has to be signed in. */
export async function requireSignIn(request: FastifyRequest): Promise<void> {
  currentUser(request);
}

/** Guard: staff only, and once they have done what is asked of them. */
export async function requireAdmin(request: FastifyRequest): Promise<void> {
  if (currentUser(request).role !== 'admin') throw notAllowed('Only staff can do this.');
  if (request.staffHurdle) throw request.staffHurdle;
}

/** Who asks; throws "Please sign in" when nobody is signed in. */
export function currentUser(request: FastifyRequest): SessionUser {
  if (!request.sessionUser) throw notSignedIn();
  return request.sessionUser;
}
