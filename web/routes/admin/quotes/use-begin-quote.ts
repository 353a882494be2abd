import { useStaffAction } from '../actions/use-staff-action.ts';
import { staffApi } from '../staff-api.ts';
import { quotePath } from './quote-words.ts';

/** `from`: the quotation that it revises. Leads to the draft. */
export function useBeginQuote(enquiry: string) {
  const act = useStaffAction();
  return (from?: string) =>
    act({
      call: (idempotencyKey) =>
        staffApi.createQuote({ params: { id: enquiry }, body: { from }, idempotencyKey }),
      failed: 'Failed to begin the quotation',
      leadsTo: ({ data }) => quotePath(enquiry, data._id),
    });
}
