import type { FastifyRequest } from 'fastify';
import { notAllowed, notSignedIn } from '../faults/errors.ts';
import type { SessionUser } from './session.queries.ts';

export async function requireSignIn(request: FastifyRequest): Promise<void> {
  currentUser(request);
}

export async function requireAdmin(request: FastifyRequest): Promise<void> {
  if (currentUser(request).role !== 'admin') throw notAllowed('Only staff can do this.');
  if (request.missingSetup) throw request.missingSetup;
}

export function currentUser(request: FastifyRequest): SessionUser {
  if (!request.sessionUser) throw notSignedIn();
  return request.sessionUser;
}
