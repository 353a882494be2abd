import type { FastifyRequest } from 'fastify';
import type { Subject } from '../../../contracts/calls/call.ts';
import { type Right, refusalText, scopeOf } from '../../../contracts/staff/staff-policy.ts';
import { notAllowed, notFound, notSignedIn } from '../faults/errors.ts';
import type { SessionUser } from './session.queries.ts';
import { type Seer, seerOf } from './visible-to.ts';

declare module 'fastify' {
  interface FastifyInstance {
    isVisible: (of: Subject, id: string, seer: Seer) => Promise<boolean>;
  }
}

export async function requireSignIn(request: FastifyRequest): Promise<void> {
  currentUser(request);
}

/** What somebody does not see is not found, whether it is there or not. */
export async function requireRight(request: FastifyRequest, right: Right, of?: Subject): Promise<void> {
  const user = currentUser(request);
  requireStaff(user);
  if (request.missingSetup) throw request.missingSetup;
  requireMay(user, right);
  if (of === undefined) return;
  const seer = seerOf(user);
  const { id } = request.params as { id: string };
  if (!seer.seesAll && !(await request.server.isVisible(of, id, seer))) throw notFound(of);
}

/** For what depends on what is asked, beside the call itself. */
export function requireMay(user: SessionUser, right: Right): void {
  requireStaff(user);
  const { staff_role: staffRole, agentsSee = 'own' } = user;
  if (scopeOf({ staffRole, agentsSee }, right) === null) throw notAllowed(refusalText(staffRole, right));
}

function requireStaff(
  user: SessionUser,
): asserts user is SessionUser & { staff_role: NonNullable<SessionUser['staff_role']> } {
  if (user.role !== 'admin' || user.staff_role === null) throw notAllowed('Only staff can do this.');
}

/** For lists, counts and searches: what else than theirs and nobody’s somebody sees. */
export function currentSeer(request: FastifyRequest): Seer {
  return seerOf(currentUser(request));
}

export function currentUser(request: FastifyRequest): SessionUser {
  if (!request.sessionUser) throw notSignedIn();
  return request.sessionUser;
}
