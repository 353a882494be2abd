import type { SessionUser } from './session.queries.ts';

/** The member of staff who acts, and when. */
export type StaffAction = { actor: SessionUser; now: Date };
