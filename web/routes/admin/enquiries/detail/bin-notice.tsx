import { Link } from 'react-router';
import { countOf } from '../../../../../contracts/count-of.ts';
import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import { Notice } from '../../../../ui/states/notice.tsx';
import { ActionButton } from '../../actions/action-button.tsx';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { useEnquiryAddress } from '../place/desk-place.ts';
import { restoreEnquiry } from '../tell-undone.ts';

export function BinNotice({ enquiry }: { enquiry: DeskEnquiry }) {
  const act = useStaffAction();
  const addressOf = useEnquiryAddress();
  const { _id, mergedInto, binDaysLeft } = enquiry;

  function restore() {
    return act({
      call: () => restoreEnquiry(_id),
      failed: 'Failed to restore booking',
      done: 'The enquiry is back in the list.',
    });
  }

  if (mergedInto)
    return (
      <Notice tone="info">
        This enquiry was merged into{' '}
        <Link to={addressOf(mergedInto._id)} className="text-link whitespace-nowrap">
          {mergedInto.reference}
        </Link>
        , where the work on it goes on. From there it can be separated again.
      </Notice>
    );
  return (
    <Notice tone="info">
      <p>This enquiry is in the bin. It leaves for good in {countOf(binDaysLeft ?? 0, 'day')}.</p>
      <ActionButton variant="secondary" onPress={restore} className="mt-3">
        Restore
      </ActionButton>
    </Notice>
  );
}
