import { CONTACT_CALLS } from '../../../../contracts/calls/contact-call-paths.ts';
import type { contactCalls } from '../../../../contracts/calls/contact-calls.contract.ts';
import { createClient } from '../../../api/create-client.ts';
import { sendByFetch } from '../../../api/send-by-fetch.ts';

export const contactApi = createClient<typeof contactCalls>(CONTACT_CALLS, sendByFetch);
