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
import type { Route } from './+types/reply-template-page.ts';
import { TemplateEditor } from './template-editor.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Reply template');

/** Of a new one there is nothing to load but whether somebody may write it. */
async function load(id: string | undefined) {
  if (id === undefined) {
    await staffApi.listReplyTemplates();
    return { template: null };
  }
  const found = await nullIfGone(() => staffApi.getReplyTemplate({ params: { id } }));
  return { template: found?.data ?? ('gone' as const) };
}

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => load(params.id));
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <LoadingList title="Reply template" />;

export default function ReplyTemplatePage({ loaderData }: Route.ComponentProps) {
  const answer = useAnswerOfCurrentUser(loaderData);
  const template = answer.access === 'granted' ? answer.data.template : undefined;
  return (
    <>
      <Link
        to={href('/admin/reply-templates')}
        className="mb-2 flex min-h-11 w-fit items-center gap-1 text-link"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
        All templates
      </Link>
      <StaffPage
        title={
          template === null ? 'New template' : template && template !== 'gone' ? template.name : 'Template'
        }
        answer={answer}
        failed="Failed to load this template"
      >
        {({ template: found }) =>
          found === 'gone' ? (
            <EmptyState title="No such template" text="It may have been deleted.">
              <ButtonLink to={href('/admin/reply-templates')}>All templates</ButtonLink>
            </EmptyState>
          ) : (
            <TemplateEditor key={found?._id ?? 'new'} template={found} />
          )
        }
      </StaffPage>
    </>
  );
}
