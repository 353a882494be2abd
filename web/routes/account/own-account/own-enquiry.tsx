import { countPeople } from '../../../../contracts/count-of.ts';
import type { Enquiry } from '../../../../contracts/enquiries/enquiries.contract.ts';
import type { EnquiryStatus } from '../../../../contracts/enquiries/enquiry-terms.ts';
import { addedLines } from '../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { travelText } from '../../../../contracts/enquiries/travel-days.ts';
import { formatDay } from '../../../../contracts/india-time.ts';
import { CalendarLink } from '../../../features/enquiry/calendar-link.tsx';

/** Travellers must not see that an enquiry was marked as spam. */
const STATUS: Record<EnquiryStatus, { text: string; dot: string }> = {
  new: { text: 'Received, not answered yet', dot: 'bg-marigold' },
  contacted: { text: 'We have been in touch', dot: 'bg-teesta' },
  confirmed: { text: 'Confirmed', dot: 'bg-success' },
  completed: { text: 'Completed', dot: 'bg-pine' },
  cancelled: { text: 'Cancelled', dot: 'bg-edge' },
  spam: { text: 'Closed', dot: 'bg-edge' },
};

export function OwnEnquiry({ enquiry }: { enquiry: Enquiry }) {
  const { _id, reference, tourName, bookAt, guestSize, status, createdAt } = enquiry;
  const isOpen = status !== 'cancelled' && status !== 'spam';
  return (
    <li className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 rounded-card border border-mist bg-sheet p-5">
      <div className="min-w-0">
        <p className="flex items-center gap-2 text-sm font-semibold">
          <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${STATUS[status].dot}`} />
          {STATUS[status].text}
        </p>
        <h3 className="mt-1.5 text-xl wrap-anywhere">{tourName}</h3>
        <p className="mt-1">
          {travelText(enquiry)}
          {guestSize !== null && ` · ${countPeople(guestSize)}`}
        </p>
        {addedLines(enquiry).map((text) => (
          <p key={text} dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
            {text}
          </p>
        ))}
        <p className="mt-1 text-sm text-ink-soft">
          <span className="font-medium text-ink tabular-nums">{reference}</span> · sent {formatDay(createdAt)}
        </p>
      </div>
      {isOpen && bookAt !== '' && (
        <CalendarLink
          enquiryId={_id}
          of={`${tourName}, ${travelText(enquiry)}`}
          className="-my-2 inline-flex min-h-11 items-center gap-2 text-link"
        />
      )}
    </li>
  );
}
