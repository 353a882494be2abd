import { INBOX_CALLS } from '../../../../contracts/calls/inbox-call-paths.ts';
import type { inboxCalls } from '../../../../contracts/calls/inbox-calls.contract.ts';
import { signedInClient } from '../../../features/session/signed-in-client.ts';

export const inboxApi = signedInClient<typeof inboxCalls>(INBOX_CALLS);
