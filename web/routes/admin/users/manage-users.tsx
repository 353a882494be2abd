import { href } from 'react-router';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { FilterSelect } from '../lists/filter-select.tsx';
import { ListPager } from '../lists/list-pager.tsx';
import { listQuery } from '../lists/list-query.ts';
import { ListSearch } from '../lists/list-search.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/manage-users.ts';
import { UserList } from './user-list.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Users');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => load(request));
clientLoader.hydrate = true as const;

async function load(request: Request) {
  const [users, staff] = await Promise.all([
    staffApi.listUsers({ query: listQuery(request) }),
    staffApi.listStaff(),
  ]);
  return { ...users, staff: staff.data };
}

export const HydrateFallback = () => <LoadingList title="Users" />;

export default function ManageUsers({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage title="Users" answer={loaderData} failed="Failed to load users">
      {({ data, nextCursor, staff }) => (
        <>
          <div className="mb-4 flex flex-wrap items-end gap-3">
            <ListSearch label="Search users by name or email" placeholder="Name or email" />
            <FilterSelect
              name="role"
              label="Role"
              options={[
                ['', 'Everybody'],
                ['user', 'Travellers'],
                ['admin', 'Staff'],
              ]}
            />
            <FilterSelect
              name="sort"
              label="Order"
              options={[
                ['', 'Newest first'],
                ['oldest', 'Oldest first'],
              ]}
            />
            <ButtonLink to={href('/admin/users/former-staff')} variant="secondary">
              Former staff
            </ButtonLink>
          </div>
          <UserList users={data} staff={staff} />
          <ListPager nextCursor={nextCursor} />
        </>
      )}
    </StaffPage>
  );
}
