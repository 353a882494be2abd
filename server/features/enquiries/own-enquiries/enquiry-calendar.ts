import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { countPeople } from '../../../../contracts/count-of.ts';
import type { EnquiryStatus } from '../../../../contracts/enquiries/enquiry-terms.ts';
import { toldTour } from '../../../../contracts/enquiries/untold.ts';
import type { KnownSettings } from '../../../../contracts/settings/known-settings.ts';
import type { BookingRow } from '../../../db/schema.ts';

/** Nothing is agreed before staff confirm; a cancelled one takes itself out of the calendar. */
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
/** `sequence`: see `findCalendarSequence`. */
type CalendarContext = { agency: KnownSettings; siteUrl: string; now: Date; sequence: number };

/** An iCalendar file (RFC 5545) with the enquiry's travel date as one whole day. The same id again, with a higher number, replaces the entry. */
export function enquiryCalendar(enquiry: OnCalendar, surroundings: CalendarContext): string {
  const { agency, siteUrl, now, sequence } = surroundings;
  const calendar = ical({
    prodId: { company: 'Teesta', product: 'Enquiries', language: 'EN' },
    // To be noted down, and answered by nobody.
    method: ICalCalendarMethod.PUBLISH,
  });
  const people = enquiry.guest_size === null ? '' : ` for ${countPeople(enquiry.guest_size)}`;
  calendar.createEvent({
    id: enquiry.id,
    sequence,
    stamp: now,
    // A whole day has no zone: midnight UTC is only how the library wants it. Without an end it is that day alone, also
    // the last of the year 9999, which old enquiries have.
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
  // Each line ends, the last one too.
  return `${calendar.toString()}\r\n`;
}
