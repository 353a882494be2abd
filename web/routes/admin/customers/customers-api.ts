import { CUSTOMER_CALLS } from '../../../../contracts/calls/customer-call-paths.ts';
import type { customerCalls } from '../../../../contracts/calls/customer-calls.contract.ts';
import { signedInClient } from '../../../features/session/signed-in-client.ts';

export const customersApi = signedInClient<typeof customerCalls>(CUSTOMER_CALLS);
