import type { Enquiry } from '../../../contracts/enquiries/enquiries.contract.ts';
import type { BookingRow } from '../../db/schema.ts';

export function presentEnquiry(row: BookingRow): Enquiry {
  return {
    _id: row.id,
    reference: row.reference,
    userId: row.user_id,
    userEmail: row.user_email,
    tourName: row.tour_name,
    fullName: row.full_name,
    phone: row.phone,
    guestSize: row.guest_size,
    bookAt: row.book_at ?? '',
    travelWords: row.travel_words ?? '',
    message: row.message ?? '',
    status: row.status,
    createdAt: row.created_at,
  };
}
