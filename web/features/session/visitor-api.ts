import type { Calls } from '../../../contracts/calls/call.ts';
import { VISITOR_CALLS } from '../../../contracts/calls/visitor-calls.ts';
import { createClient } from '../../api/create-client.ts';
import { sendByFetch } from '../../api/send-by-fetch.ts';
import { forgetSessionOn401 } from './forget-session-on-401.ts';

export function browserClient<Table extends Calls>(calls: Table) {
  return createClient(calls, sendByFetch, forgetSessionOn401);
}

export const visitorApi = browserClient(VISITOR_CALLS);
