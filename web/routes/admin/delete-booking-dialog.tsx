import { useState } from 'react';
import type { Booking } from '../../../contracts/bookings.contract.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Props = { booking: Booking | null; onConfirm: (booking: Booking) => Promise<void>; onClose: () => void };

/** Asks before an enquiry leaves the list, by the traveller's name. */
export function DeleteBookingDialog({ booking, onConfirm, onClose }: Props) {
  const [isBusy, setBusy] = useState(false);

  async function confirm() {
    if (!booking) return;
    setBusy(true);
    await onConfirm(booking);
    setBusy(false);
  }

  return (
    <Dialog open={booking !== null} onClose={onClose} title="Delete this enquiry?">
      <p>
        The enquiry of <strong>{booking?.fullName}</strong> for {booking?.tourName} moves to the bin, where it
        is kept for 30 days.
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Keep it
        </Button>
        <Button variant="danger" busy={isBusy} onClick={() => void confirm()}>
          {isBusy ? 'Deleting…' : 'Delete'}
        </Button>
      </div>
    </Dialog>
  );
}
