import type { ListAnswer } from '../../../../contracts/answers.contract.ts';
import type {
  DeskColumn,
  DeskCounts,
  DeskEnquiry,
  StaffMember,
} from '../../../../contracts/enquiries/desk.contract.ts';
import { deskApi } from './desk-api.ts';

/** Rows of a page of the list, and cards of a column. */
const ROWS = 25;
export const CARDS = 20;

type ListOrBoard = { list: ListAnswer<DeskEnquiry> } | { columns: DeskColumn[] };
export type Desk = { counts: DeskCounts; staff: StaffMember[] } & ListOrBoard;

/** What the page of bookings shows at this address. */
export async function loadDesk(search: URLSearchParams): Promise<Desk> {
  const [counts, staff, shown] = await Promise.all([
    deskApi.countDeskEnquiries(),
    deskApi.listStaff(),
    loadShown(search),
  ]);
  return { counts: counts.data, staff: staff.data, ...shown };
}

async function loadShown(search: URLSearchParams): Promise<ListOrBoard> {
  if (search.get('view') !== 'board')
    return { list: await deskApi.listDeskEnquiries({ query: withLimit(search, ROWS) }) };
  const { data } = await deskApi.getDeskBoard({ query: withLimit(boardFilters(search), CARDS) });
  return { columns: data };
}

/** What of the address narrows a board: its columns are the statuses, each sorted newest first. */
export function boardFilters(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...search].filter(([name]) => !['view', 'status', 'sort', 'cursor'].includes(name)),
  );
}

export function withLimit(search: URLSearchParams, limit: number): URLSearchParams {
  const query = new URLSearchParams(search);
  query.delete('view');
  query.set('limit', String(limit));
  return query;
}
