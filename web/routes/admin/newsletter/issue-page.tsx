import { ChevronLeft } from 'lucide-react';
import { href, Link } from 'react-router';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { staffApi } from '../staff-api.ts';
import { nullIfGone } from '../staff-page/null-if-gone.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import { useAnswerOfCurrentUser } from '../staff-page/use-answer-of-current-user.ts';
import type { Route } from './+types/issue-page.ts';
import { IssueEditor } from './issue-editor.tsx';
import { IssueProgress } from './issue-progress.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Issue of the newsletter');

/** Of a new one there is nothing to load but whether somebody may write it. */
async function load(id: string | undefined) {
  if (id === undefined) {
    await staffApi.countRecipients({});
    return { issue: null };
  }
  const found = await nullIfGone(() => staffApi.getIssue({ params: { id } }));
  return { issue: found?.data ?? ('gone' as const) };
}

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => load(params.id));
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <LoadingList title="Issue of the newsletter" />;

export default function IssuePage({ loaderData }: Route.ComponentProps) {
  const answer = useAnswerOfCurrentUser(loaderData);
  const issue = answer.access === 'granted' ? answer.data.issue : undefined;
  return (
    <>
      <Link to={href('/admin/newsletter')} className="mb-2 flex min-h-11 w-fit items-center gap-1 text-link">
        <ChevronLeft aria-hidden="true" className="size-5" />
        All issues
      </Link>
      <StaffPage
        title={issue === null ? 'New issue' : issue && issue !== 'gone' ? issue.subject : 'Issue'}
        answer={answer}
        failed="Failed to load this issue"
      >
        {({ issue: found }) => {
          if (found === 'gone')
            return (
              <EmptyState title="No such issue" text="It may have been deleted.">
                <ButtonLink to={href('/admin/newsletter')}>All issues</ButtonLink>
              </EmptyState>
            );
          if (found === null || found.state === 'draft')
            return <IssueEditor key={found?._id ?? 'new'} issue={found} />;
          return <IssueProgress issue={found} />;
        }}
      </StaffPage>
    </>
  );
}
