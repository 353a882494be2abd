import { SECOND_FACTOR_CALLS } from '../../../../contracts/calls/second-factor-call-paths.ts';
import type { secondFactorCalls } from '../../../../contracts/calls/second-factor-calls.contract.ts';
import { signedInClient } from '../../../features/session/signed-in-client.ts';

export const secondFactorApi = signedInClient<typeof secondFactorCalls>(SECOND_FACTOR_CALLS);
