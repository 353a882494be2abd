import { DESK_CALLS } from '../../../../contracts/calls/desk-call-paths.ts';
import type { deskCalls } from '../../../../contracts/calls/desk-calls.contract.ts';
import { signedInClient } from '../../../features/session/signed-in-client.ts';

/** The desk’s calls. */
export const deskApi = signedInClient<typeof deskCalls>(DESK_CALLS);
