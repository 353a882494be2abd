import { MESSAGE_CALLS } from '../../../../contracts/calls/message-call-paths.ts';
import type { messageCalls } from '../../../../contracts/calls/message-calls.contract.ts';
import { signedInClient } from '../../../features/session/signed-in-client.ts';

export const messagesApi = signedInClient<typeof messageCalls>(MESSAGE_CALLS);
