import { MESSAGE_NEEDS } from '../../../../contracts/contacts/message-terms.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { countText, NEED } from '../enquiries/desk-texts.ts';
import { EmptyList } from '../lists/empty-list.tsx';
import { FilterSelect } from '../lists/filter-select.tsx';
import { ListPager } from '../lists/list-pager.tsx';
import { listQuery } from '../lists/list-query.ts';
import { ListSearch } from '../lists/list-search.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { OwnerFilter } from '../lists/owner-filter.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/manage-messages.ts';
import { MessageRow } from './message-row.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Messages');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => load(request));
clientLoader.hydrate = true as const;

async function load(request: Request) {
  const [list, counts, staff] = await Promise.all([
    staffApi.listContactMessages({ query: messageQuery(request) }),
    staffApi.countContactMessages(),
    staffApi.listStaff(),
  ]);
  return { ...list, inSpam: counts.data.spam, staff: staff.data };
}

export const HydrateFallback = () => <LoadingList title="Messages" />;

function messageQuery(request: Request): URLSearchParams {
  const query = listQuery(request);
  if (!query.has('status')) query.set('status', 'open');
  if (query.get('status') === 'all') query.delete('status');
  return query;
}

export default function ManageMessages({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage title="Messages" answer={loaderData} failed="Failed to load messages">
      {({ data, nextCursor, inSpam, staff }) => (
        <>
          <div className="mb-4 grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
            <div className="col-span-2 flex md:col-span-1">
              <ListSearch
                label="Search messages by writer, text or reference"
                placeholder="Writer, text or reference"
              />
            </div>
            <FilterSelect
              name="status"
              label="State"
              options={[
                ['', 'Open'],
                ['done', 'Done'],
                ['all', 'All but spam'],
                ['spam', `Spam (${countText(inSpam)})`],
              ]}
            />
            <FilterSelect
              name="needs"
              label="Needs"
              options={[['', 'Anything'], ...MESSAGE_NEEDS.map((need) => [need, NEED[need]] as const)]}
            />
            <OwnerFilter staff={staff} />
          </div>
          {data.length === 0 ? (
            <EmptyList
              title="No messages found"
              text="No message waits for you. What visitors write through the contact form appears here."
            />
          ) : (
            <ul className="grid gap-2">
              {data.map((message) => (
                <MessageRow key={message._id} message={message} />
              ))}
            </ul>
          )}
          <ListPager nextCursor={nextCursor} />
        </>
      )}
    </StaffPage>
  );
}
