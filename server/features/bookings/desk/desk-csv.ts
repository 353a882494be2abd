import type { CsvColumn } from '../../../http/csv.ts';
import type { DeskRow } from './desk-list.queries.ts';

const officeTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** 2026-11-21 14:50, by the office's clock: every spreadsheet reads it as a time. */
const momentOf = (isoTime: string | null) => (isoTime ? officeTime.format(new Date(isoTime)) : null);

/** The list of enquiries as a spreadsheet has it. */
export const DESK_COLUMNS: readonly CsvColumn<DeskRow>[] = [
  { header: 'Reference', value: (row) => row.reference },
  { header: 'Received', value: (row) => momentOf(row.created_at) },
  { header: 'Source', value: (row) => row.source },
  { header: 'Status', value: (row) => row.status },
  { header: 'Name', value: (row) => row.full_name },
  { header: 'Phone', value: (row) => row.phone },
  { header: 'Email', value: (row) => row.user_email },
  { header: 'Tour', value: (row) => row.tour_name },
  { header: 'Destination', value: (row) => row.destination },
  { header: 'People', value: (row) => row.guest_size },
  { header: 'Travel date', value: (row) => row.book_at },
  { header: 'Owner', value: (row) => row.owner_name },
  { header: 'Next action', value: (row) => row.next_action_on },
  { header: 'First reply', value: (row) => momentOf(row.first_reply_at) },
];
