import { USER_CALLS } from '../../../../contracts/calls/user-call-paths.ts';
import type { userCalls } from '../../../../contracts/calls/user-calls.contract.ts';
import { signedInClient } from '../../../features/session/signed-in-client.ts';

/** These calls read the key `token`, not the one that login writes: the session’s cookie opens them. */
export const usersApi = signedInClient<typeof userCalls>(USER_CALLS, 'token');
