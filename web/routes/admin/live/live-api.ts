import { LIVE_CALLS } from '../../../../contracts/calls/live-call-paths.ts';
import type { liveCalls } from '../../../../contracts/calls/live-calls.contract.ts';
import { createClient } from '../../../api/create-client.ts';
import { sendByFetch } from '../../../api/send-by-fetch.ts';

/** Made beside the pages: that a session has ended is told by what staff do themselves. */
export const liveApi = createClient<typeof liveCalls>(LIVE_CALLS, sendByFetch, { tokenKey: 'accessToken' });
