import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BookingStatus } from '../../../contracts/booking-steps.ts';
import type { Booking } from '../../../contracts/bookings.contract.ts';
import { formatDay } from '../../lib/format-day.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { formatPhone } from '../../lib/format-phone.ts';
import { Button } from '../../ui/button.tsx';

const STATUS: Record<BookingStatus, { text: string; dot: string }> = {
  new: { text: 'New', dot: 'bg-marigold' },
  contacted: { text: 'Contacted', dot: 'bg-teesta' },
  confirmed: { text: 'Confirmed', dot: 'bg-success' },
  completed: { text: 'Completed', dot: 'bg-pine' },
  cancelled: { text: 'Cancelled', dot: 'bg-edge' },
  spam: { text: 'Spam', dot: 'bg-rhododendron' },
};

/** One enquiry: a card on phones and tablets, on wide screens a line whose labels are only read aloud. */
export function BookingRow({ booking, onDelete }: { booking: Booking; onDelete: () => void }) {
  const { reference, fullName, phone, userEmail, tourName, guestSize, bookAt, createdAt, status } = booking;
  return (
    <li className="flex flex-col gap-4 rounded-card border border-mist bg-sheet p-5 xl:flex-row xl:gap-6">
      <dl className="grid flex-1 grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-3 xl:grid-cols-[minmax(0,1.35fr)_minmax(0,1.25fr)_7rem_8rem]">
        <Fact label="Traveller" className="col-span-2 md:col-span-1">
          <span className="block font-semibold wrap-anywhere">{fullName}</span>
          {phone && (
            <a href={`tel:${phone}`} className="flex min-h-11 w-fit items-center text-link xl:min-h-7">
              {formatPhone(phone)}
            </a>
          )}
          {userEmail && (
            <a href={`mailto:${userEmail}`} className="flex min-h-11 w-fit items-center text-link xl:min-h-7">
              <span className="min-w-0 wrap-anywhere">{userEmail}</span>
            </a>
          )}
          {!phone && !userEmail && <span className="text-ink-soft">Contact details erased</span>}
        </Fact>
        <Fact label="Tour" className="col-span-2 md:col-span-1">
          <span className="block">{tourName}</span>
          <span className="text-ink-soft">
            {guestSize} {guestSize === 1 ? 'person' : 'people'}
          </span>
        </Fact>
        <Fact label="Travel date">{formatDay(bookAt)}</Fact>
        <Fact label="Status" className="md:col-span-1">
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-2.5 rounded-full ${STATUS[status].dot}`} />
            {STATUS[status].text}
          </span>
        </Fact>
        <Fact label="Reference" className="col-span-2 xl:col-span-4">
          <span className="text-sm text-ink-soft">
            <span className="font-medium text-ink tabular-nums">{reference}</span> · received{' '}
            {formatMoment(createdAt)}
          </span>
        </Fact>
      </dl>
      <Button
        variant="danger"
        onClick={onDelete}
        className="self-start px-4"
        aria-label={`Delete the enquiry of ${fullName}`}
      >
        <Trash2 aria-hidden="true" className="size-4" />
        Delete
      </Button>
    </li>
  );
}

function Fact({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={`min-w-0 ${className ?? ''}`}>
      <dt className="mb-0.5 text-sm text-ink-soft xl:sr-only">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
