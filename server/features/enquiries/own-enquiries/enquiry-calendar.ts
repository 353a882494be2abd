import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { countPeople } from '../../../../contracts/count-of.ts';
import type { EnquiryStatus } from '../../../../contracts/enquiries/enquiry-terms.ts';
import { toldTour } from '../../../../contracts/enquiries/untold.ts';
import type { KnownSettings } from '../../../../contracts/settings/known-settings.ts';
import type { BookingRow } from '../../../db/schema.ts';

/** Tentative until confirmed; a cancelled one removes its entry. */
const STATUS: Record<EnquiryStatus, ICalEventStatus> = {
  new: ICalEventStatus.TENTATIVE,
  contacted: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
  spam: ICalEventStatus.TENTATIVE,
};

type OnCalendar = Pick<BookingRow, 'id' | 'reference' | 'tour_name' | 'guest_size' | 'status'> & {
  book_at: string;
};
type CalendarContext = { agency: KnownSettings; siteUrl: string; now: Date; sequence: number };

/** RFC 5545, one all-day entry. The same id with a higher sequence replaces it. */
export function enquiryCalendar(enquiry: OnCalendar, surroundings: CalendarContext): string {
  const { agency, siteUrl, now, sequence } = surroundings;
  const calendar = ical({
    prodId: { company: 'Teesta', product: 'Enquiries', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  const people = enquiry.guest_size === null ? '' : ` for ${countPeople(enquiry.guest_size)}`;
  calendar.createEvent({
    id: enquiry.id,
    sequence,
    stamp: now,
    // All-day, in midnight UTC for the library. No end, which would overflow in the year 9999.
    start: new Date(enquiry.book_at),
    allDay: true,
    status: STATUS[enquiry.status],
    summary: `${toldTour(enquiry.tour_name) ?? 'Trip'} with ${agency.agencyName}`,
    description: [
      `Enquiry ${enquiry.reference}${people}.`,
      ...(agency.phones ?? []).map((phone) => `Call ${phone}`),
    ].join('\n'),
    url: `${siteUrl}/account`,
  });
  return `${calendar.toString()}\r\n`;
}
