import { ApiError } from '../../../../api/api-error.ts';
import { randomKey } from '../../../../lib/browser/random-key.ts';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { staffApi } from '../../staff-api.ts';
import { NotNow } from '../../toasts/show-toast.ts';
import { quotePath } from '../quote-words.ts';
import { carriedOver } from './merge-quotes.ts';
import { type QuoteDraft, quoteDrafts } from './quote-draft.ts';

/** For text typed into a draft that was sent or discarded: moves it to another draft, and leads there. */
export function useBeginWith(enquiry: string) {
  const act = useStaffAction();
  return (typed: QuoteDraft, onMoved: () => void, from?: string) =>
    act({
      async call() {
        const path = await beginWith(enquiry, typed, from);
        onMoved();
        return path;
      },
      failed: 'Failed to begin the quotation',
      leadsTo: (path) => path,
      // The text stands on this page alone.
      keepsPage: true,
    });
}

async function beginWith(enquiry: string, typed: QuoteDraft, from?: string): Promise<string> {
  const begin = (body: { from?: string | undefined }) =>
    staffApi.createQuote({ params: { id: enquiry }, body, idempotencyKey: randomKey() });
  const { data } = await begin({ from }).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    // A colleague's draft is there: saving asks about what both have changed.
    return begin({});
  });
  if (quoteDrafts.load(data._id))
    throw new NotNow('You have unsaved changes in another draft of this enquiry. Save that one first.');
  quoteDrafts.save(data._id, carriedOver(typed, data, from !== undefined));
  return quotePath(enquiry, data._id);
}
