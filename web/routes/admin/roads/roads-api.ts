import { ROAD_CALLS } from '../../../../contracts/calls/road-call-paths.ts';
import type { roadCalls } from '../../../../contracts/calls/road-calls.contract.ts';
import { signedInClient } from '../../../features/session/signed-in-client.ts';

export const roadsApi = signedInClient<typeof roadCalls>(ROAD_CALLS);
