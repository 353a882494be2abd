import type { DeskFinds } from '../../../contracts/desk-search/desk-search.contract.ts';
import { SHOWN_OF_MESSAGE } from '../../../contracts/desk-search/desk-search-terms.ts';
import { cutText } from '../../../contracts/fields/cut-text.ts';
import type { ContactMessageRow } from '../../db/contact-rows.ts';
import type { CustomerRow } from '../../db/customer-rows.ts';
import type { RoadRow } from '../../db/road-rows.ts';
import type { BookingRow, TourRow } from '../../db/schema.ts';

type FoundRows = {
  customers: CustomerRow[];
  enquiries: BookingRow[];
  messages: ContactMessageRow[];
  tours: TourRow[];
  roads: RoadRow[];
};

export function presentFinds({ customers, enquiries, messages, tours, roads }: FoundRows): DeskFinds {
  return {
    customers: customers.map(({ id, name, phone, email }) => ({ _id: id, name, phone, email })),
    enquiries: enquiries.map((row) => ({
      _id: row.id,
      reference: row.reference,
      fullName: row.full_name,
      tourName: row.tour_name,
      bookAt: row.book_at ?? '',
      travelWords: row.travel_words ?? '',
      status: row.status,
    })),
    messages: messages.map((row) => ({
      _id: row.id,
      name: row.name,
      message: cutText(row.message, SHOWN_OF_MESSAGE),
      createdAt: row.created_at,
    })),
    tours: tours.map(({ id, title, city, status }) => ({ _id: id, title, city, status })),
    roads: roads.map(({ id, name, state }) => ({ _id: id, name, state })),
  };
}
