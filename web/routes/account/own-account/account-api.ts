import { OWN_ACCOUNT_CALLS } from '../../../../contracts/calls/own-account-call-paths.ts';
import type { ownAccountCalls } from '../../../../contracts/calls/own-account-calls.contract.ts';
import { signedInClient } from '../../../features/session/signed-in-client.ts';

/** The calls that the account’s page alone makes. */
export const accountApi = signedInClient<typeof ownAccountCalls>(OWN_ACCOUNT_CALLS);
