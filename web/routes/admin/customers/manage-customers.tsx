import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { EmptyList } from '../lists/empty-list.tsx';
import { ListPager } from '../lists/list-pager.tsx';
import { listQuery } from '../lists/list-query.ts';
import { ListSearch } from '../lists/list-search.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/manage-customers.ts';
import { CustomerRow } from './customer-row.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Customers');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => staffApi.listCustomers({ query: listQuery(request) }));
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <LoadingList title="Customers" />;

export default function ManageCustomers({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage title="Customers" answer={loaderData} failed="Failed to load customers">
      {({ data, nextCursor }) => (
        <>
          <div className="mb-4">
            <ListSearch
              label="Search customers by part of a name or email, or the last digits of a phone"
              placeholder="Part of a name or email, or last 5 digits"
            />
          </div>
          {data.length === 0 ? (
            <EmptyList
              title="No customers found"
              text="Whoever sends an enquiry or a message, or registers, appears here."
            />
          ) : (
            <ul className="@container rounded-card border border-mist bg-sheet">
              {data.map((customer) => (
                <CustomerRow key={customer._id} customer={customer} />
              ))}
            </ul>
          )}
          <ListPager nextCursor={nextCursor} />
        </>
      )}
    </StaffPage>
  );
}
