import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ListAnswer } from '../../../contracts/answers.contract.ts';
import type { Booking } from '../../../contracts/bookings.contract.ts';
import { ApiError } from '../../api/api-client.ts';
import { browserApi } from '../../api/browser-api.ts';
import { dismissAlert, showAlert } from '../../lib/alerts.ts';
import { serverMessage } from '../../lib/failure-text.ts';
import { signedInCall } from '../../lib/signed-in-call.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BookingRow } from './booking-row.tsx';
import { DeleteBookingDialog } from './delete-booking-dialog.tsx';
import { useBookingList } from './use-booking-list.ts';

export function BookingList({ first }: { first: ListAnswer<Booking> }) {
  const { bookings, hasMore, isLoading, loadMore, leaveOut } = useBookingList(first);
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Booking | null>(null);
  const list = useRef<HTMLDivElement>(null);

  async function remove({ _id, fullName }: Booking) {
    dismissAlert();
    try {
      await signedInCall(() => browserApi.deleteBooking(_id));
      leaveOut(_id);
      showAlert({
        text: `The enquiry of ${fullName} was moved to the bin, where it is kept for 30 days.`,
        tone: 'success',
      });
    } catch (error) {
      showAlert({ text: 'Failed to delete booking', detail: serverMessage(error) });
      // Gone already, or not for this one any more: the list shown is not what the server has.
      if (error instanceof ApiError && error.status < 500) await revalidate();
    }
    setAsked(null);
    // The button that opened the window may be gone with its row.
    list.current?.focus();
  }

  return (
    <div ref={list} tabIndex={-1} className="mt-6 outline-none">
      {bookings.length === 0 ? (
        <EmptyState
          title="No bookings found"
          text="Enquiries from the site appear here as soon as they are sent."
        />
      ) : (
        <ul className="grid gap-3">
          {bookings.map((booking) => (
            <BookingRow key={booking._id} booking={booking} onDelete={() => setAsked(booking)} />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button variant="secondary" busy={isLoading} onClick={() => void loadMore()} className="mt-6">
          Load more
        </Button>
      )}
      <DeleteBookingDialog booking={asked} onConfirm={remove} onClose={() => setAsked(null)} />
    </div>
  );
}
