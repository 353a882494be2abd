import { CUSTOMER_CALLS } from '../../../../contracts/calls/customer-call-paths.ts';
import type { customerCalls } from '../../../../contracts/calls/customer-calls.contract.ts';
import { signedInClient } from '../../../features/session/signed-in-client.ts';
import { undoOnce } from '../actions/ask-again.ts';

export const customersApi = signedInClient<typeof customerCalls>(CUSTOMER_CALLS);

/** Takes a merge or a split of customers back. */
export function undoCustomerChange(undoId: string) {
  return undoOnce(undoId, (idempotencyKey) =>
    customersApi.undoCustomerChange({ params: { id: undoId }, idempotencyKey }),
  );
}
