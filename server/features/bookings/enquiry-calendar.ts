import ical, { ICalEventStatus } from 'ical-generator';
import type { BookingStatus } from '../../../contracts/booking-steps.ts';
import type { BookingRow } from '../../db/schema.ts';

const MS_PER_DAY = 86_400_000;

/** Nothing is agreed before staff confirm; a cancelled one takes itself out of the calendar. */
const STATUS: Record<BookingStatus, ICalEventStatus> = {
  new: ICalEventStatus.TENTATIVE,
  contacted: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
  spam: ICalEventStatus.TENTATIVE,
};

type Surroundings = { agencyName: string; phones: string[]; siteUrl: string; now: Date };

/** An iCalendar file (RFC 5545) with the enquiry's travel date as one whole day. The same id again replaces the entry. */
export function enquiryCalendar(booking: BookingRow, surroundings: Surroundings): string {
  const { agencyName, phones, siteUrl, now } = surroundings;
  // A whole day has no zone: midnight UTC is only how the library wants it.
  const day = new Date(`${booking.book_at}T00:00:00Z`);
  const people = booking.guest_size === 1 ? '1 person' : `${booking.guest_size} people`;
  const calendar = ical({ prodId: { company: 'Teesta', product: 'Enquiries', language: 'EN' } });
  calendar.createEvent({
    id: booking.id,
    stamp: now,
    start: day,
    end: new Date(day.getTime() + MS_PER_DAY),
    allDay: true,
    status: STATUS[booking.status],
    summary: `${booking.tour_name} with ${agencyName}`,
    description: [
      `Enquiry ${booking.reference} for ${people}.`,
      ...phones.map((phone) => `Call ${phone}`),
    ].join('\n'),
    url: `${siteUrl}/account`,
  });
  return calendar.toString();
}
