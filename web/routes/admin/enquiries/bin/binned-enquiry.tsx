import { Link } from 'react-router';
import { countOf } from '../../../../../contracts/count-of.ts';
import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import { travelText } from '../../../../../contracts/enquiries/travel-days.ts';
import { ActionButton } from '../../actions/action-button.tsx';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { enquiryPath } from '../../desk-paths.ts';
import { restoreEnquiry } from '../tell-undone.ts';

export function BinnedEnquiry({ enquiry }: { enquiry: DeskEnquiry }) {
  const act = useStaffAction();
  const { _id, fullName, tourName, reference, binDaysLeft } = enquiry;

  function restore() {
    return act({
      call: () => restoreEnquiry(_id),
      failed: 'Failed to restore booking',
      done: `The enquiry of ${fullName} is back in the list.`,
    });
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-mist p-4 last:border-b-0">
      <div className="min-w-0">
        <Link
          to={enquiryPath(_id)}
          className="flex min-h-11 items-center font-semibold underline-offset-4 wrap-anywhere hover:underline"
        >
          {fullName}
        </Link>
        <p>
          {tourName}, {travelText(enquiry)}
        </p>
        <p className="text-sm text-ink-soft">
          <span className="tabular-nums">{reference}</span> · {countOf(binDaysLeft ?? 0, 'day')} left
        </p>
      </div>
      <ActionButton variant="secondary" onPress={restore} aria-label={`Restore the enquiry of ${fullName}`}>
        Restore
      </ActionButton>
    </li>
  );
}
