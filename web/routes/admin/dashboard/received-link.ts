import { href } from 'react-router';
import type { EnquiryStatus } from '../../../../contracts/enquiries/enquiry-terms.ts';

export function receivedLink(
  { from, to }: { from: string; to: string },
  more: { status?: EnquiryStatus; destination?: string } = {},
): string {
  return `${href('/admin/bookings')}?${new URLSearchParams({ ...more, receivedFrom: from, receivedTo: to })}`;
}
