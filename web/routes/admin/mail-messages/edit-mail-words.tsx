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
import type { Route } from './+types/edit-mail-words.ts';
import { MailWordsEditor } from './mail-words-editor.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Words of a mail');

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => nullIfGone(() => staffApi.getMessage({ params })));
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <LoadingList title="Words of a mail" />;

export default function EditMailWordsPage({ loaderData }: Route.ComponentProps) {
  const answer = useAnswerOfCurrentUser(loaderData);
  const message = answer.access === 'granted' ? answer.data?.data : undefined;
  return (
    <>
      <Link
        to={href('/admin/mail/messages')}
        className="mb-2 flex min-h-11 w-fit items-center gap-1 text-link"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
        All messages of the site
      </Link>
      <StaffPage
        title={message?.title ?? 'Words of a mail'}
        answer={answer}
        failed="Failed to load this message"
      >
        {(found) =>
          found ? (
            <MailWordsEditor key={found.data.kind} message={found.data} />
          ) : (
            <EmptyState title="No such message" text="The site sends no mail of this name.">
              <ButtonLink to={href('/admin/mail/messages')}>All messages of the site</ButtonLink>
            </EmptyState>
          )
        }
      </StaffPage>
    </>
  );
}
