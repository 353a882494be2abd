import type { FastifyRequest } from 'fastify';
import { currentUser } from './guards.ts';
import type { SessionUser } from './session.queries.ts';

/** The member of staff who acts, and when. */
export type StaffAction = { actor: SessionUser; now: Date };

/**
 * Of whoever asks, at this moment. Asked for once what is changed is locked: a moment from before that is older than what
 * others did while this waited, and would stand before it in the history.
 */
export function staffActionOf(request: FastifyRequest, now: () => Date): StaffAction {
  return { actor: currentUser(request), now: now() };
}
