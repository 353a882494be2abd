import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DeskColumn, DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import { ENQUIRY_TRANSITIONS, type EnquiryStatus } from '../../../../../contracts/enquiries/enquiry-terms.ts';
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

  async function move(enquiry: DeskEnquiry, to: EnquiryStatus): Promise<void> {
    const from = enquiry.status;
    if (from === to) return;
    if (!ENQUIRY_TRANSITIONS[from].includes(to)) {
      return showFailure(
        `${enquiry.fullName} is ${STATUS[from].text} and cannot become ${STATUS[to].text} from there.`,
      );
    }
    setColumns((last) => moved(last, enquiry, to));
    const isDone = await tell(
      () => deskApi.setEnquiryStatus({ params: { id: enquiry._id }, body: { from: from, to: to } }),
      () => `${enquiry.fullName} moved to ${STATUS[to].text}.`,
      `Failed to move ${enquiry.fullName}`,
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

function moved(columns: DeskColumn[], enquiry: DeskEnquiry, to: EnquiryStatus): DeskColumn[] {
  return columns.map((column) => {
    const rest = column.bookings.filter(({ _id }) => _id !== enquiry._id);
    if (column.status !== to) return { ...column, bookings: rest };
    return { ...column, bookings: [{ ...enquiry, status: to, replyAge: null }, ...rest] };
  });
}
