import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DeskBooking, DeskColumn } from '../../../../../contracts/desk.contract.ts';
import { BOOKING_STEPS, type BookingStatus } from '../../../../../contracts/enquiry-terms.ts';
import { showFailure } from '../../toasts/show-toast.ts';
import { deskApi } from '../desk-api.ts';
import { STATUS } from '../desk-texts.ts';
import { boardFilters, CARDS, withLimit } from '../load-desk.ts';
import { useDeskChanges } from '../use-desk-changes.ts';

/** The board's columns: as the server gave them, with moves shown at once and pages added below. */
export function useBoard(given: DeskColumn[]) {
  const [columns, setColumns] = useState(given);
  const [params] = useSearchParams();
  const { tell } = useDeskChanges();

  useEffect(() => setColumns(given), [given]);

  async function move(booking: DeskBooking, to: BookingStatus): Promise<void> {
    const from = booking.status;
    if (from === to) return;
    if (!BOOKING_STEPS[from].includes(to)) {
      return showFailure(
        `${booking.fullName} is ${STATUS[from].text} and cannot become ${STATUS[to].text} from there.`,
      );
    }
    setColumns((last) => moved(last, booking, to));
    const isDone = await tell(
      () => deskApi.setEnquiryStatus({ params: { id: booking._id }, body: { from: from, to: to } }),
      () => `${booking.fullName} moved to ${STATUS[to].text}.`,
      `Failed to move ${booking.fullName}`,
    );
    if (!isDone) setColumns(given);
  }

  async function showMore({ status, nextCursor }: DeskColumn): Promise<void> {
    if (nextCursor === null) return;
    const query = withLimit(boardFilters(params), CARDS);
    query.set('status', status);
    query.set('cursor', nextCursor);
    try {
      const next = await deskApi.listDeskEnquiries({ query });
      setColumns((last) =>
        last.map((column) =>
          column.status === status
            ? { ...column, bookings: [...column.bookings, ...next.data], nextCursor: next.nextCursor }
            : column,
        ),
      );
    } catch (error) {
      showFailure('Failed to load bookings', error);
    }
  }

  return { columns, move, showMore };
}

function moved(columns: DeskColumn[], booking: DeskBooking, to: BookingStatus): DeskColumn[] {
  return columns.map((column) => {
    const rest = column.bookings.filter(({ _id }) => _id !== booking._id);
    if (column.status !== to) return { ...column, bookings: rest };
    return { ...column, bookings: [{ ...booking, status: to, replyAge: null }, ...rest] };
  });
}
