import { useEffect, useState } from 'react';
import type { ListAnswer } from '../../../contracts/answers.contract.ts';
import type { Booking } from '../../../contracts/bookings.contract.ts';
import { browserApi } from '../../api/browser-api.ts';
import { showAlert } from '../../lib/alerts.ts';
import { signedInCall } from '../../lib/signed-in-call.ts';

export const PAGE_SIZE = 50;

/** The bookings shown: the loader's first page, then those that staff asked for, without the deleted. */
export function useBookingList(first: ListAnswer<Booking>) {
  const [shown, setShown] = useState(first);
  const [isLoading, setLoading] = useState(false);

  useEffect(() => setShown(first), [first]);

  async function loadMore() {
    if (!shown.nextCursor || isLoading) return;
    setLoading(true);
    const cursor = shown.nextCursor;
    try {
      const next = await signedInCall(() => browserApi.listBookings({ limit: PAGE_SIZE, cursor }));
      setShown((last) => ({ ...next, data: [...last.data, ...next.data] }));
    } catch {
      showAlert({ text: 'Failed to load bookings' });
    }
    setLoading(false);
  }

  return {
    bookings: shown.data,
    hasMore: shown.nextCursor !== null,
    isLoading,
    loadMore,
    leaveOut: (id: string) =>
      setShown((last) => ({ ...last, data: last.data.filter((booking) => booking._id !== id) })),
  };
}
