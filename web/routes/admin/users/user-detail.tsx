import { href } from 'react-router';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { staffApi } from '../staff-api.ts';
import { nullIfGone } from '../staff-page/null-if-gone.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import { useAnswerOfCurrentUser } from '../staff-page/use-answer-of-current-user.ts';
import type { Route } from './+types/user-detail.ts';
import { UserActions } from './user-actions.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserReviews } from './user-reviews.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'User');

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => nullIfGone(() => load(params)));
clientLoader.hydrate = true as const;

async function load(params: { id: string }) {
  const [user, staff] = await Promise.all([staffApi.getUser({ params }), staffApi.listStaff()]);
  return { data: user.data, staff: staff.data };
}

export const HydrateFallback = () => <LoadingList title="User" />;

export default function UserDetailPage({ loaderData }: Route.ComponentProps) {
  const answer = useAnswerOfCurrentUser(loaderData);
  const name = answer.access === 'granted' ? answer.data?.data.username : undefined;
  return (
    <StaffPage
      back={{ to: href('/admin/users'), text: 'All users' }}
      title={name ?? 'User'}
      answer={answer}
      failed="Failed to load this user"
    >
      {(found) =>
        found ? (
          <div className="grid gap-8">
            <UserFacts user={found.data} />
            <UserActions user={found.data} staff={found.staff} />
            <UserReviews reviews={found.data.reviews} />
          </div>
        ) : (
          <EmptyState title="No such user" text="The account may have been deleted.">
            <ButtonLink to={href('/admin/users')}>All users</ButtonLink>
          </EmptyState>
        )
      }
    </StaffPage>
  );
}
