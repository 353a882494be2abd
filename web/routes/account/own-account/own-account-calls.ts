import { ACCOUNT_CALLS } from '../../../../contracts/calls/account-calls.ts';
import { ApiError } from '../../../api/api-error.ts';
import { createClient } from '../../../api/create-client.ts';
import { sendByFetch } from '../../../api/send-by-fetch.ts';
import { accountApi } from '../../../features/session/account-api.ts';
import { forgetSessionOn401 } from '../../../features/session/forget-session-on-401.ts';
import { sessionStore } from '../../../features/session/session-store.ts';

const withoutLook = createClient(ACCOUNT_CALLS, sendByFetch);

/** The 401 handler waits for renewals, so the renewal must end first. */
export function changePassword(body: Record<'currentPassword' | 'newPassword', string>) {
  return forgetSessionOn401(() => sessionStore.renewToken(() => withoutLook.changePassword({ body })));
}

export async function endOwnSession(id: string): Promise<void> {
  try {
    await accountApi.endOwnSession({ params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.failure?.code === 'not_found')) throw error;
  }
}
