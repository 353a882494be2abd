import { href } from 'react-router';
import type { DeskEnquiry } from '../../../../contracts/enquiries/desk.contract.ts';
import { enquiryPath, messagePath } from '../desk-paths.ts';
import { staffApi } from '../staff-api.ts';
import { type DeskList, loadWantedRows, withLimit } from './position/wanted-rows.ts';

export const ENQUIRIES: DeskList<DeskEnquiry> = {
  name: 'bookings',
  path: href('/admin/bookings'),
  pathOf: ({ _id }) => enquiryPath(_id),
  enquiryPath,
  messagePath,
  texts: {
    all: 'All bookings',
    previous: 'Previous enquiry',
    next: 'Next enquiry',
    failed: 'Failed to load bookings',
  },
  ask: (query) => staffApi.listDeskEnquiries({ query }),
};

export const CARDS = 20;

export type Desk = Awaited<ReturnType<typeof loadDesk>>;

export async function loadDesk(search: URLSearchParams) {
  const [counts, staff, shown] = await Promise.all([
    staffApi.countDeskEnquiries(),
    staffApi.listStaff(),
    loadShown(search),
  ]);
  return { counts: counts.data, staff: staff.data, ...shown };
}

async function loadShown(search: URLSearchParams) {
  if (search.get('view') !== 'board') return { list: await loadWantedRows(ENQUIRIES, search) };
  const { data } = await staffApi.getDeskBoard({ query: withLimit(boardFilters(search), CARDS) });
  return { columns: data };
}

/** Leaves out status and order: the columns are the statuses, each newest first. */
export function boardFilters(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...search].filter(([name]) => !['view', 'status', 'sort', 'cursor'].includes(name)),
  );
}
