import { ArrowUp } from 'lucide-react';
import { countOf } from '../../../../../contracts/count-of.ts';
import type { DeskNewsCounts } from '../../../../../contracts/live/live.contract.ts';
import { moveFocusToContent } from '../../../../lib/browser/move-focus-to-content.ts';
import { useWaitingCounts } from '../waiting-count.tsx';
import { type OfferedChanges, useLiveRefresh } from './use-live-refresh.ts';

export function ChangesOffer() {
  const { offered, show } = useLiveRefresh();
  const counts = useWaitingCounts();

  async function press() {
    window.scrollTo({ top: 0 });
    await show();
    moveFocusToContent();
  }

  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-18 z-30 flex justify-center px-4">
      {offered !== undefined && (
        <button
          type="button"
          onClick={() => void press()}
          className="pointer-events-auto flex min-h-11 items-center gap-2 rounded-full bg-action px-5 font-semibold text-on-action shadow-lg hover:bg-action-hover"
        >
          <ArrowUp aria-hidden="true" className="size-4" />
          {offerText(offered, counts)}
          <span className="font-normal underline">Show</span>
        </button>
      )}
    </div>
  );
}

function offerText({ counted, before }: OfferedChanges, counts: DeskNewsCounts | null): string {
  const added = counted && before && counts ? counts[counted] - before[counted] : 0;
  if (added <= 0) return 'This list has changed';
  return counted === 'newEnquiries'
    ? countOf(added, 'new enquiry', 'new enquiries')
    : countOf(added, 'new message');
}
