import type { SessionUser } from './session.queries.ts';

/** `now` is set on first read: read it after taking locks, or it is older than changes made while this waited. */
export type StaffAction = { readonly actor: SessionUser; readonly now: Date };

/** Null: the site itself fills an empty database, and the audit log leaves it out. */
export type SiteAction = { readonly actor: SessionUser | null; readonly now: Date };
