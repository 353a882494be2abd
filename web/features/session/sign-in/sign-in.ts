import type { LoginBody, User } from '../../../../contracts/accounts/accounts.contract.ts';
import { beginDraftSession } from '../../drafts/draft-session/forget-drafts.ts';
import { serverMessage } from '../../failures/failure-text.ts';
import { accountApi } from '../account-api.ts';
import { sessionStore } from '../session-store.ts';

export const NETWORK_FAILURE = 'An error occurred. Please try again.';

/** Returns null on failure: the message is in the session state, the error goes to `onFailure`. */
export async function signIn(body: LoginBody, onFailure: (error: unknown) => void): Promise<User | null> {
  sessionStore.loginStarted();
  try {
    const answer = await accountApi.login({ body });
    const user = { ...answer.data, role: answer.role };
    if (!sessionStore.loginSucceeded(user, answer.token)) return null;
    beginDraftSession(user._id);
    return user;
  } catch (error) {
    sessionStore.loginFailed(serverMessage(error) || NETWORK_FAILURE);
    onFailure(error);
    return null;
  }
}
