import { forgetDrafts } from '../../drafts/draft-session/forget-drafts.ts';
import { sessionStore } from '../session-store.ts';

/** Immediate in all tabs. The server's session ends when it is reachable: see retry-session-endings.ts. */
export function signOut(): void {
  forgetDrafts();
  sessionStore.loggedOut();
}
