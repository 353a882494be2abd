import { X } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import type { AuditChoices } from '../../../../contracts/audit.contract.ts';
import { STAFF_CALLS } from '../../../../contracts/calls/staff-calls.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { buttonStyle } from '../../../ui/buttons/button-style.ts';
import { CsvButton } from '../lists/csv-button.tsx';
import { DayFilter } from '../lists/day-filter.tsx';
import { FilterSelect } from '../lists/filter-select.tsx';
import { ListPager } from '../lists/list-pager.tsx';
import { listQuery } from '../lists/list-query.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { RowsFound } from '../lists/rows-found.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/history.ts';
import { AuditItem } from './audit-item.tsx';
import { actionText, inCapital, inWords } from './audit-labels.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'History');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => loadHistory(request));

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
          <RowsFound
            rows={list.data}
            none={{
              title: 'No changes found',
              text: 'What staff change in tours, enquiries, reviews, users and settings is kept here.',
            }}
            className="grid gap-3"
          >
            {(entry) => <AuditItem entry={entry} />}
          </RowsFound>
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

function HistoryFilters({ choices: { actors, subjects, actions } }: { choices: AuditChoices }) {
  const [params] = useSearchParams();
  const isFiltered = [...params.keys()].some((name) => name !== 'cursor');
  return (
    <div className="mb-6 grid grid-cols-2 items-end gap-3 md:grid-cols-3 xl:grid-cols-5">
      <FilterSelect
        name="subject"
        label="Of what"
        of={subjects.map((kind) => [kind, inCapital(inWords(kind))])}
        none="Everything"
      />
      <FilterSelect
        name="actor"
        label="By whom"
        of={actors.map(({ _id, name, hasLeft }) => [_id, hasLeft ? `${name} (left)` : name])}
        none="Everybody"
      />
      <FilterSelect
        name="action"
        label="Action"
        of={actions.map((action) => [action, inCapital(actionText(action))])}
        none="Every action"
      />
      <DayFilter name="from" label="From" />
      <DayFilter name="to" label="Until" />
      {isFiltered && (
        <Link to="?" className={buttonStyle('quiet', 'w-fit')}>
          <X className="size-5" />
          Clear filters
        </Link>
      )}
    </div>
  );
}
