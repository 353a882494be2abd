import { href, Link } from 'react-router';
import type { UserDetail } from '../../../../contracts/accounts/manage-users.contract.ts';
import { countOf } from '../../../../contracts/count-of.ts';
import { formatDay } from '../../../../contracts/india-time.ts';
import type { ReviewOfTour } from '../../../../contracts/reviews/reviews.contract.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { Stars } from '../../../ui/stars.tsx';
import { CustomerSummary } from '../customers/customer-summary.tsx';
import { Fact } from '../lists/fact.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { Tag } from '../lists/tag.tsx';
import { loadRecord, RecordPage } from '../records/record-page.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import type { Route } from './+types/user-detail.ts';
import { RoleTag } from './role-tag.tsx';
import { UserActions } from './user-actions.tsx';
import { UserSessions } from './user-sessions.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'User');

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, async () => {
    const [found, staff] = await Promise.all([loadRecord(params.id, staffApi.getUser), staffApi.listStaff()]);
    return { ...found, staff: staff.data };
  });

export const HydrateFallback = () => <LoadingList title="User" />;

export default function UserDetailPage({ loaderData }: Route.ComponentProps) {
  return (
    <RecordPage
      answer={loaderData}
      noun="user"
      nameOf={({ username }) => username}
      back={{ to: href('/admin/users'), text: 'All users' }}
      gone="The account may have been deleted."
    >
      {(user, { staff }) =>
        user && (
          <div className="grid gap-8">
            <UserFacts user={user} />
            <UserActions user={user} staff={staff} />
            <UserSessions user={user} />
            <UserReviews reviews={user.reviews} />
          </div>
        )
      }
    </RecordPage>
  );
}

function UserFacts({ user }: { user: UserDetail }) {
  const { email, isEmailProved, role, createdAt, hasSecondFactor, enquiryCount, sessionCount, isSubscribed } =
    user;
  return (
    <dl className="grid [&_dd]:flex [&_dd]:min-h-11 [&_dd]:items-center gap-x-6 gap-y-4 rounded-card border border-mist bg-sheet p-5 sm:grid-cols-2 xl:grid-cols-3">
      <Fact label="Email">
        <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center text-link wrap-anywhere">
          {email}
        </a>
      </Fact>
      <Fact label="Address confirmed">{isEmailProved ? 'Yes' : 'No'}</Fact>
      <Fact label="Role">
        <RoleTag role={role} staffRole={user.staffRole} />
      </Fact>
      {user.leftStaffAt && <Fact label="Was staff until">{formatDay(user.leftStaffAt)}</Fact>}
      <Fact label="Joined">{formatDay(createdAt)}</Fact>
      {user.customer && (
        <Fact label="Customer">
          <CustomerSummary customer={user.customer} />
        </Fact>
      )}
      <Fact label="Enquiries">
        {enquiryCount === 0 ? (
          'None'
        ) : (
          <Link
            to={`${href('/admin/bookings')}?${new URLSearchParams({ q: email })}`}
            className="inline-flex min-h-11 items-center text-link"
          >
            {countOf(enquiryCount, 'enquiry', 'enquiries')}
          </Link>
        )}
      </Fact>
      <Fact label="Signed in on">{sessionCount === 0 ? 'No device' : countOf(sessionCount, 'device')}</Fact>
      {(role === 'admin' || hasSecondFactor) && (
        <Fact label="Two-step sign-in">{hasSecondFactor ? 'On' : 'Off'}</Fact>
      )}
      <Fact label="Newsletter">{isSubscribed ? 'Subscribed' : 'Not subscribed'}</Fact>
    </dl>
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
