import { PHONE_CALLS } from '../../../contracts/calls/phone-call-paths.ts';
import type { phoneCalls } from '../../../contracts/calls/phone-calls.contract.ts';
import { createClient } from '../../api/create-client.ts';
import { sendByFetch } from '../../api/send-by-fetch.ts';

export const phoneApi = createClient<typeof phoneCalls>(PHONE_CALLS, sendByFetch);
