import { STAFF_CALLS } from '../../../contracts/calls/staff-calls.ts';
import { createClient } from '../../api/create-client.ts';
import { sendByFetch } from '../../api/send-by-fetch.ts';
import { browserClient } from '../../features/session/visitor-api.ts';

export const staffApi = browserClient(STAFF_CALLS);

/** For background requests: they must not report that the session ended. */
export const backgroundApi = createClient(STAFF_CALLS, sendByFetch);
