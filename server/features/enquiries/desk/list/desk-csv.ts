import { ADDED } from '../../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { clockTimeOf } from '../../../../../contracts/india-time.ts';
import type { CsvColumn } from '../../../../http/calls/csv.ts';
import type { DeskRow } from './desk-list.queries.ts';

export const DESK_COLUMNS: readonly CsvColumn<DeskRow>[] = [
  { header: 'Reference', value: (row) => row.reference },
  { header: 'Received', value: (row) => clockTimeOf(row.created_at) },
  { header: 'Source', value: (row) => row.source },
  { header: 'Status', value: (row) => row.status },
  { header: 'Name', value: (row) => row.full_name },
  { header: 'Phone', value: (row) => row.phone },
  { header: 'Email', value: (row) => row.user_email },
  { header: 'Tour', value: (row) => row.tour_name },
  { header: 'Destination', value: (row) => row.destination },
  { header: 'People', value: (row) => row.guest_size },
  { header: 'Travel date', value: (row) => row.book_at ?? row.travel_words },
  { header: 'Owner', value: (row) => row.owner_name },
  { header: 'Next action', value: (row) => row.next_action_on },
  { header: 'To do', value: (row) => row.next_action_words },
  { header: 'To be done by', value: (row) => row.action_for_name },
  { header: 'First reply', value: (row) => row.first_reply_at && clockTimeOf(row.first_reply_at) },
  ...ADDED.map(({ label, column }) => ({ header: label, value: (row: DeskRow) => row[column] })),
];
