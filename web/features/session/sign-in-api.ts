import { SIGN_IN_CALLS } from '../../../contracts/calls/sign-in-call-paths.ts';
import type { signInCalls } from '../../../contracts/calls/sign-in-calls.contract.ts';
import { createClient } from '../../api/create-client.ts';
import { sendByFetch } from '../../api/send-by-fetch.ts';

export const signInApi = createClient<typeof signInCalls>(SIGN_IN_CALLS, sendByFetch);
