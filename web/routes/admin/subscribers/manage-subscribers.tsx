import { STAFF_CALLS } from '../../../../contracts/calls/staff-calls.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { CsvButton } from '../lists/csv-button.tsx';
import { FilterSelect } from '../lists/filter-select.tsx';
import { ListPager } from '../lists/list-pager.tsx';
import { listQuery } from '../lists/list-query.ts';
import { ListSearch } from '../lists/list-search.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/manage-subscribers.ts';
import { AskSubscribers } from './ask-subscribers.tsx';
import { SubscriberList } from './subscriber-list.tsx';
import { STATE_NAMES } from './subscriber-state.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Subscribers');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => staffApi.listSubscribers({ query: listQuery(request) }));

export const HydrateFallback = () => <LoadingList title="Subscribers" />;

export default function ManageSubscribers({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      title="Subscribers"
      answer={loaderData}
      failed="Failed to load subscribers"
      actions={<CsvButton call={STAFF_CALLS.exportSubscribers} />}
    >
      {({ data, nextCursor, unasked }) => (
        <>
          <AskSubscribers unasked={unasked} />
          <div className="mb-4 flex flex-wrap items-end gap-3">
            <ListSearch label="Search subscribers by email" placeholder="Email" />
            <FilterSelect name="state" label="State" of={STATE_NAMES} none="All" />
          </div>
          <SubscriberList subscribers={data} />
          <ListPager nextCursor={nextCursor} />
        </>
      )}
    </StaffPage>
  );
}
