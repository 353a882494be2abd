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
import type { Route } from './+types/team-page.ts';
import { TeamEditor } from './team-editor.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Person');

/** With the tours to choose from, which come last: none is missing then that they lead. */
async function load(id: string | undefined) {
  const member = id === undefined ? null : await findPerson(id);
  const { data: tours } = await staffApi.listToursToLead();
  return { member, tours };
}

async function findPerson(id: string) {
  const found = await nullIfGone(() => staffApi.getTeamMember({ params: { id } }));
  return found?.data ?? ('gone' as const);
}

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => load(params.id));
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <LoadingList title="Person" />;

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  const answer = useAnswerOfCurrentUser(loaderData);
  const member = answer.access === 'granted' ? answer.data.member : undefined;
  return (
    <>
      <Link to={href('/admin/team')} className="mb-2 flex min-h-11 w-fit items-center gap-1 text-link">
        <ChevronLeft aria-hidden="true" className="size-5" />
        The whole team
      </Link>
      <StaffPage
        title={member === null ? 'New person' : member && member !== 'gone' ? member.name : 'Person'}
        answer={answer}
        failed="Failed to load this person"
      >
        {({ member: found, tours }) =>
          found === 'gone' ? (
            <EmptyState title="No such person" text="They may have been deleted.">
              <ButtonLink to={href('/admin/team')}>The whole team</ButtonLink>
            </EmptyState>
          ) : (
            <TeamEditor key={found?._id ?? 'new'} member={found} tours={tours} />
          )
        }
      </StaffPage>
    </>
  );
}
