import { DESK_SEARCH_CALLS } from '../../../../contracts/calls/desk-search-call-paths.ts';
import type { deskSearchCalls } from '../../../../contracts/calls/desk-search-calls.contract.ts';
import { signedInClient } from '../../../features/session/signed-in-client.ts';

export const deskSearchApi = signedInClient<typeof deskSearchCalls>(DESK_SEARCH_CALLS);
