import type { ListAnswer } from '../../../../contracts/answers.contract.ts';
import type {
  DeskColumn,
  DeskCounts,
  DeskEnquiry,
  StaffMember,
} from '../../../../contracts/enquiries/desk.contract.ts';
import { LIMITS } from '../../../../contracts/fields/field-limits.ts';
import { deskApi } from './desk-api.ts';
import { takeWantedRows } from './place/wanted-rows.ts';

/** Cards of a column at first. */
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
  if (search.get('view') !== 'board') return { list: await loadRows(search) };
  const { data } = await deskApi.getDeskBoard({ query: withLimit(boardFilters(search), CARDS) });
  return { columns: data };
}

/** As many as are wanted of this list: it is as long again where it is loaded anew, or gone back to. */
async function loadRows(search: URLSearchParams): Promise<ListAnswer<DeskEnquiry>> {
  const wanted = takeWantedRows(search);
  const ask = (count: number, cursor?: string) => {
    const query = withLimit(listFilters(search), Math.min(count, LIMITS.listPageMax));
    if (cursor) query.set('cursor', cursor);
    return deskApi.listDeskEnquiries({ query });
  };
  let list = await ask(wanted);
  while (list.nextCursor !== null && list.data.length < wanted) {
    const next = await ask(wanted - list.data.length, list.nextCursor);
    list = { ...next, data: [...list.data, ...next.data] };
  }
  return list;
}

/** What of the address narrows or sorts a list. */
export function listFilters(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...search].filter(([name, value]) => !['view', 'cursor'].includes(name) && value !== ''),
  );
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
