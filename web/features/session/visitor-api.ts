import type { Calls } from '../../../contracts/calls/call.ts';
import { VISITOR_CALLS } from '../../../contracts/calls/visitor-calls.ts';
import { createClient } from '../../api/create-client.ts';
import { sendByFetch } from '../../api/send-by-fetch.ts';
import { forgetSessionOn401 } from './forget-session-on-401.ts';

/** The calls of a table as a browser makes them; for those that are not everyone's see `forgetSessionOn401`. */
export function browserClient<Table extends Calls>(calls: Table) {
  return createClient(calls, sendByFetch, forgetSessionOn401);
}

export const visitorApi = browserClient(VISITOR_CALLS);
