import { browserApi } from '../api/browser-api.ts';
import { forgetTyped } from './forget-typed.ts';
import { sessionStore } from './session-store.ts';

/** A server that does not answer must not hold anyone up. */
const PATIENCE_MS = 4_000;

/** Ends the session on the server if it can be reached, and in this browser in any case; drafts go too. */
export async function signOut(): Promise<void> {
  const ended = browserApi.logout().catch(() => undefined);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([ended, patience]);
  sessionStore.loggedOut();
  forgetTyped();
}
