import { useSearchParams } from 'react-router';
import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import { MATCHING_LIMIT } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { ActionButton } from '../../actions/action-button.tsx';
import type { RowSelection } from '../../lists/choosing/use-selection.ts';
import { staffApi } from '../../staff-api.ts';
import { beginAction, showFailure } from '../../toasts/show-toast.ts';
import { countText } from '../desk-texts.ts';
import { useMatchingCount } from '../place/use-matching-count.ts';
import { listFilters } from '../place/wanted-rows.ts';

type Props = { selection: RowSelection<DeskEnquiry>; hasMore: boolean };

/** The pressed button disappears together with the focus. */
function takeLostFocus(text: HTMLElement | null) {
  if (document.activeElement === document.body) text?.focus();
}

export function ChooseEverything({ selection, hasMore }: Props) {
  const [params] = useSearchParams();
  const filters = listFilters(params);
  const isOffered = hasMore && selection.isAll;
  const about = useMatchingCount(filters, isOffered);
  if (!isOffered) return null;
  if (selection.everything)
    return (
      <p ref={takeLostFocus} tabIndex={-1} className="mb-2 px-3 font-medium outline-none">
        All {selection.everything.count} that match are chosen, also those that are not shown.
      </p>
    );

  async function choose() {
    const begun = beginAction();
    try {
      const query = new URLSearchParams(filters);
      query.delete('sort');
      query.set('upTo', String(MATCHING_LIMIT));
      const { data } = await staffApi.countMatching({ query });
      if (data.count > MATCHING_LIMIT)
        showFailure(`More than ${MATCHING_LIMIT} match. Narrow the list with a filter first.`, undefined, {
          begun,
        });
      else selection.chooseEverything(data);
    } catch (error) {
      showFailure('Failed to count the bookings', error, { begun });
    }
  }

  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 px-3">
      <span>{selection.chosen.length} shown are chosen.</span>
      <ActionButton variant="quiet" onPress={choose} className="px-3">
        Choose all {about && `${countText(about.count)} `}that match
      </ActionButton>
    </div>
  );
}
