import { INVITATION_CALLS } from '../../../contracts/calls/invitation-call-paths.ts';
import type { invitationCalls } from '../../../contracts/calls/invitation-calls.contract.ts';
import { createClient } from '../../api/create-client.ts';
import { sendByFetch } from '../../api/send-by-fetch.ts';
import type { Transport } from '../../api/transport.ts';

export const invitationClient = (transport: Transport) =>
  createClient<typeof invitationCalls>(INVITATION_CALLS, transport);

export const invitationApi = invitationClient(sendByFetch);
