import { NEWSLETTER_CALLS } from '../../../contracts/calls/newsletter-call-paths.ts';
import type { newsletterCalls } from '../../../contracts/calls/newsletter-calls.contract.ts';
import { createClient } from '../../api/create-client.ts';
import { sendByFetch } from '../../api/send-by-fetch.ts';

export const newsletterApi = createClient<typeof newsletterCalls>(NEWSLETTER_CALLS, sendByFetch);
