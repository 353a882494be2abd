import { href } from 'react-router';
import type { InboxItem } from '../../../../contracts/inbox/inbox.contract.ts';
import { type DeskList, loadWantedRows } from '../enquiries/position/wanted-rows.ts';
import { enquiryLookedAfter, messageLookedAfter } from '../follow-up/looked-after.ts';
import { staffApi } from '../staff-api.ts';

const enquiryPath = (id: string) => href('/admin/inbox/bookings/:id', { id });
const messagePath = (id: string) => href('/admin/inbox/messages/:id', { id });

export const INBOX: DeskList<InboxItem> = {
  name: 'inbox',
  path: href('/admin/inbox'),
  pathOf: ({ kind, _id }) => (kind === 'enquiry' ? enquiryPath(_id) : messagePath(_id)),
  enquiryPath,
  messagePath,
  texts: {
    all: 'Inbox',
    previous: 'Previous in the inbox',
    next: 'Next in the inbox',
    failed: 'Failed to load the inbox',
  },
  ask: (query) => staffApi.listInbox({ query }),
};

export const contentOf = (item: InboxItem) => (item.kind === 'enquiry' ? item.enquiry : item.message);

export const lookedAfter = (item: InboxItem) =>
  item.kind === 'enquiry' ? enquiryLookedAfter(item.enquiry) : messageLookedAfter(item.message);

export async function loadInbox(search: URLSearchParams) {
  const [list, counts, staff] = await Promise.all([
    loadWantedRows(INBOX, search),
    staffApi.countInbox({ query: { q: search.get('q') ?? '' } }),
    staffApi.listStaff(),
  ]);
  return { list, counts: counts.data, staff: staff.data };
}
