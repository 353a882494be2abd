import { href, Link } from 'react-router';
import { formatDay } from '../../../../contracts/india-time.ts';
import type { ReviewOfTour } from '../../../../contracts/reviews/reviews.contract.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { Tag } from '../lists/tag.tsx';
import { staffApi } from '../staff-api.ts';
import { nullIfGone } from '../staff-page/null-if-gone.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import { useAnswerOfCurrentUser } from '../staff-page/use-answer-of-current-user.ts';
import type { Route } from './+types/user-detail.ts';
import { UserActions } from './user-actions.tsx';
import { UserFacts } from './user-facts.tsx';

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

function UserReviews({ reviews }: { reviews: ReviewOfTour[] }) {
  return (
    <section aria-labelledby="user-reviews">
      <h2 id="user-reviews" className="text-heading">
        Reviews
      </h2>
      {reviews.length === 0 && <p className="mt-2 text-ink-soft">No reviews written yet.</p>}
      <ul className="mt-3 divide-y divide-mist">
        {reviews.map(({ _id, tourTitle, username, rating, reviewText, createdAt, isHidden }) => (
          <li key={_id} className="py-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link
                to={`${href('/admin/reviews')}?${new URLSearchParams({ q: username })}`}
                className="inline-flex min-h-11 items-center font-semibold text-link wrap-anywhere"
              >
                {tourTitle}
              </Link>
              <Stars value={rating} />
              <time dateTime={createdAt} className="text-sm text-ink-soft">
                {formatDay(createdAt)}
              </time>
              {isHidden && <Tag tone="off">Hidden</Tag>}
            </p>
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {reviewText}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
