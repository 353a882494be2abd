import { Plus } from 'lucide-react';
import { href } from 'react-router';
import { formatMoment } from '../../../../contracts/india-time.ts';
import type { Issue } from '../../../../contracts/newsletter/issues.contract.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { ListPager } from '../lists/list-pager.tsx';
import { listQuery } from '../lists/list-query.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { RowsFound } from '../lists/rows-found.tsx';
import { IfMay } from '../rights/if-may.tsx';
import { PageLink } from '../rights/page-link.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/manage-newsletter.ts';
import { IssueStateTag } from './issue-state-tag.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Newsletter');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => staffApi.listIssues({ query: listQuery(request) }));

export const HydrateFallback = () => <LoadingList title="Newsletter" />;

export default function ManageNewsletter({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      title="Newsletter"
      answer={loaderData}
      failed="Failed to load the issues"
      actions={
        <IfMay right="send-newsletters">
          <ButtonLink to={href('/admin/newsletter/new')}>
            <Plus className="size-5" />
            Write an issue
          </ButtonLink>
        </IfMay>
      }
    >
      {({ data, nextCursor }) => (
        <>
          <RowsFound
            rows={data}
            none={{ title: 'No issues yet', text: 'Write the first one: nobody gets it until you send it.' }}
            className="divide-y divide-mist rounded-card border border-mist bg-sheet"
          >
            {(issue) => <IssueRow issue={issue} />}
          </RowsFound>
          <ListPager nextCursor={nextCursor} />
        </>
      )}
    </StaffPage>
  );
}

function IssueRow({
  issue: { _id, subject, state, sendAt, startedAt, updatedAt, figures },
}: {
  issue: Issue;
}) {
  return (
    <li className="px-4 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <PageLink
          to={href('/admin/newsletter/:id', { id: _id })}
          className="flex min-h-11 min-w-0 items-center text-link"
        >
          <span className="min-w-0 wrap-anywhere">{subject}</span>
        </PageLink>
        <IssueStateTag state={state} figures={figures} />
      </div>
      <p className="pb-1 text-sm text-ink-soft">
        {startedAt === null && sendAt && `goes out ${formatMoment(sendAt)}`}
        {startedAt === null && !sendAt && `last changed ${formatMoment(updatedAt)}`}
        {startedAt &&
          `${formatMoment(startedAt)}: ${outText(figures)}, ${figures.waiting} waiting, ${figures.failed} failed, ${figures.left} left`}
      </p>
    </li>
  );
}

function outText({ sent, written }: Issue['figures']): string {
  if (written === 0) return `${sent} sent`;
  return sent === 0 ? `${written} written to files` : `${sent} sent, ${written} written to files`;
}
