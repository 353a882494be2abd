import { forgetDrafts } from '../../drafts/sitting/forget-drafts.ts';
import { sessionStore } from '../session-store.ts';

/**
 * Signs out in this browser at once, in all its tabs; what was typed goes too. The session itself ends as soon as the
 * server hears of it: see retry-session-endings.ts.
 */
export function signOut(): void {
  forgetDrafts();
  sessionStore.loggedOut();
}
