import { MANAGE_STOP_CALLS } from '../../../../contracts/calls/manage-stop-call-paths.ts';
import type { manageStopCalls } from '../../../../contracts/calls/manage-stop-calls.contract.ts';
import { signedInClient } from '../../../features/session/signed-in-client.ts';

export const placesApi = signedInClient<typeof manageStopCalls>(MANAGE_STOP_CALLS);
