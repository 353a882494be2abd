import { SUBSCRIBER_CALLS } from '../../../../contracts/calls/subscriber-call-paths.ts';
import type { subscriberCalls } from '../../../../contracts/calls/subscriber-calls.contract.ts';
import { signedInClient } from '../../../features/session/signed-in-client.ts';

export const subscribersApi = signedInClient<typeof subscriberCalls>(SUBSCRIBER_CALLS);
