import { STAFF_CALLS } from '../../../../contracts/calls/staff-calls.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { CsvButton } from '../lists/csv-button.tsx';
import { EmptyList } from '../lists/empty-list.tsx';
import { ListPager } from '../lists/list-pager.tsx';
import { listQuery } from '../lists/list-query.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/history.ts';
import { AuditItem } from './audit-item.tsx';
import { HistoryFilters } from './history-filters.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'History');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => loadHistory(request));
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <LoadingList title="History" />;

export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      title="History"
      answer={loaderData}
      failed="Failed to load the history"
      actions={<CsvButton call={STAFF_CALLS.exportAuditLog} />}
    >
      {({ list, choices }) => (
        <>
          <HistoryFilters choices={choices} />
          {list.data.length === 0 ? (
            <EmptyList
              title="No changes found"
              text="What staff change in tours, enquiries, reviews, users and settings is kept here."
            />
          ) : (
            <ol className="grid gap-3">
              {list.data.map((entry) => (
                <AuditItem key={entry._id} entry={entry} />
              ))}
            </ol>
          )}
          <ListPager nextCursor={list.nextCursor} />
        </>
      )}
    </StaffPage>
  );
}

async function loadHistory(request: Request) {
  const [list, choices] = await Promise.all([
    staffApi.listAuditEntries({ query: listQuery(request) }),
    staffApi.getAuditChoices(),
  ]);
  return { list, choices: choices.data };
}
