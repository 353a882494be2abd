import { href } from 'react-router';
import { formatPaise } from '../../../../../contracts/money/format-paise.ts';
import type { DueWeeks } from '../../../../../contracts/money/money.contract.ts';
import { pageMeta } from '../../../../features/page-head/page-meta.ts';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { LoadingList } from '../../lists/loading-list.tsx';
import { IfMay } from '../../rights/if-may.tsx';
import { staffApi } from '../../staff-api.ts';
import { loadAsStaff } from '../../staff-page/staff-access.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import type { Route } from './+types/due-page.ts';
import { DueRows } from './due-rows.tsx';
import { MonthOfDocuments } from './month-of-documents.tsx';
import { weekText } from './week-text.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Money');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, async () => (await staffApi.listDue()).data);

export const HydrateFallback = () => <LoadingList title="Money" />;

export default function DuePage({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      title="Money"
      answer={loaderData}
      failed="Failed to load what is due"
      ways={[{ to: href('/admin/settings/money'), text: 'Tax and payments' }]}
    >
      {(due) => (
        <div className="grid max-w-[60rem] grid-cols-1 gap-8">
          <Due due={due} />
          <IfMay right="export">
            <MonthOfDocuments />
          </IfMay>
        </div>
      )}
    </StaffPage>
  );
}

function Due({ due: { overdue, weeks, paise } }: { due: DueWeeks }) {
  if (overdue.rows.length === 0 && weeks.length === 0)
    return (
      <EmptyState
        title="Nothing is due"
        text="Once a quotation is accepted, its advance and balance stand here by week."
      />
    );
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-lg tabular-nums">
        <span className="font-semibold">{formatPaise(paise)}</span> to come in
        {overdue.paise > 0 && (
          <span className="text-rhododendron">, {formatPaise(overdue.paise)} of it overdue</span>
        )}
      </p>
      {overdue.rows.length > 0 && (
        <DueRows title="Overdue" paise={overdue.paise} rows={overdue.rows} isOverdue />
      )}
      {weeks.map(({ from, to, paise: ofWeek, rows }) => (
        <DueRows key={from} title={weekText(from, to)} paise={ofWeek} rows={rows} />
      ))}
    </div>
  );
}
