import type { SessionUser } from './session.queries.ts';

/**
 * The member of staff who acts, and when. A request's `now` is the moment at which it is first read: read it once what is
 * changed is locked. A moment from before that is older than what others did while this waited.
 */
export type StaffAction = { readonly actor: SessionUser; readonly now: Date };

/** Or the site itself, which fills an empty database: of that the audit log has nothing. */
export type SiteAction = { readonly actor: SessionUser | null; readonly now: Date };
