import type { DeskColumn } from '../../../../../contracts/enquiries/desk.contract.ts';
import { staffApi } from '../../staff-api.ts';
import { boardFilters, CARDS } from '../load-desk.ts';
import { withLimit } from '../place/wanted-rows.ts';

export async function longerColumn(column: DeskColumn, search: URLSearchParams): Promise<DeskColumn> {
  const { bookings: enquiries, nextCursor } = column;
  if (nextCursor === null) return column;
  const query = withLimit(boardFilters(search), CARDS);
  query.set('status', column.status);
  query.set('cursor', nextCursor);
  const next = await staffApi.listDeskEnquiries({ query });
  return { ...column, bookings: [...enquiries, ...next.data], nextCursor: next.nextCursor };
}
