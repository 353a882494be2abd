import type { Enquiry } from '../../../contracts/enquiries/enquiries.contract.ts';
import type { BookingRow } from '../../db/schema.ts';
import { presentFacts } from './store/facts.ts';
import { askedPriceIn } from './tour-of-enquiry/price-of-enquiry.ts';

export function presentEnquiry(row: BookingRow): Enquiry {
  return {
    _id: row.id,
    reference: row.reference,
    userId: row.user_id,
    ...presentFacts(row),
    phoneTyped: row.phone_typed ?? '',
    askedPrice: askedPriceIn(row),
    status: row.status,
    createdAt: row.created_at,
  };
}
