import { href } from 'react-router';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { loadRecord, RecordPage } from '../records/record-page.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import type { Route } from './+types/issue-page.ts';
import { IssueEditor } from './issue-editor.tsx';
import { IssueProgress } from './issue-progress.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Issue of the newsletter');

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => loadRecord(params.id, staffApi.getIssue, () => staffApi.countRecipients({})));
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <LoadingList title="Issue of the newsletter" />;

export default function IssuePage({ loaderData }: Route.ComponentProps) {
  return (
    <RecordPage
      answer={loaderData}
      noun="issue"
      nameOf={(issue) => issue.subject}
      back={{ to: href('/admin/newsletter'), text: 'All issues' }}
    >
      {(issue) =>
        issue === null || issue.state === 'draft' ? (
          <IssueEditor issue={issue} />
        ) : (
          <IssueProgress issue={issue} />
        )
      }
    </RecordPage>
  );
}
