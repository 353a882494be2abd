import { useState } from 'react';
import { Link } from 'react-router';
import { countOf } from '../../../../../contracts/count-of.ts';
import type { DeskBooking } from '../../../../../contracts/desk.contract.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useStaffAction } from '../../parts/use-staff-action.ts';
import { bookingsApi } from '../bookings-api.ts';

/** Why an enquiry cannot be worked on, and the way back. */
export function BinNotice({ booking }: { booking: DeskBooking }) {
  const act = useStaffAction();
  const [isBusy, setBusy] = useState(false);
  const { _id, mergedInto, binDaysLeft } = booking;

  async function restore() {
    setBusy(true);
    await act({
      call: () => bookingsApi.restore(_id),
      failed: 'Failed to restore booking',
      done: 'The enquiry is back in the list.',
    });
    setBusy(false);
  }

  if (mergedInto)
    return (
      <Notice tone="info">
        This enquiry was merged into{' '}
        <Link to={`/admin/bookings/${mergedInto._id}`} className="text-link whitespace-nowrap">
          {mergedInto.reference}
        </Link>
        , where the work on it goes on. From there it can be separated again.
      </Notice>
    );
  return (
    <Notice tone="info">
      <p>This enquiry is in the bin. It leaves for good in {countOf(binDaysLeft ?? 0, 'day')}.</p>
      <Button variant="secondary" busy={isBusy} onClick={() => void restore()} className="mt-3">
        Restore
      </Button>
    </Notice>
  );
}
