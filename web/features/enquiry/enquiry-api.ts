import { ENQUIRY_CALLS } from '../../../contracts/calls/enquiry-call-paths.ts';
import type { enquiryCalls } from '../../../contracts/calls/enquiry-calls.contract.ts';
import { signedInClient } from '../session/signed-in-client.ts';

export const enquiryApi = signedInClient<typeof enquiryCalls>(ENQUIRY_CALLS);
