import type { enquiryCalls } from '../../../contracts/calls/enquiry-calls.contract.ts';
import { ENQUIRY_CALLS } from '../../../contracts/calls/enquiry-calls.ts';
import { signedInClient } from '../session/signed-in-client.ts';

export const enquiryApi = signedInClient<typeof enquiryCalls>(ENQUIRY_CALLS);
