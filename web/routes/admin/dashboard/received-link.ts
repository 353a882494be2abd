import { href } from 'react-router';
import type { EnquiryStatus } from '../../../../contracts/enquiries/enquiry-terms.ts';

/** The list of the enquiries that came on these days, both included; with more, those of them that fit. */
export function receivedLink(
  { from, to }: { from: string; to: string },
  more: { status?: EnquiryStatus; destination?: string } = {},
): string {
  return `${href('/admin/bookings')}?${new URLSearchParams({ ...more, receivedFrom: from, receivedTo: to })}`;
}
