import { href, Link } from 'react-router';
import type { CustomerDetail } from '../../../../../contracts/customers/customers.contract.ts';
import { formatDay } from '../../../../../contracts/india-time.ts';
import { pageMeta } from '../../../../features/page-head/page-meta.ts';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { messagePath } from '../../desk-paths.ts';
import { Panel } from '../../enquiries/detail/panel.tsx';
import { LoadingList } from '../../lists/loading-list.tsx';
import { staffApi } from '../../staff-api.ts';
import { nullIfGone } from '../../staff-page/null-if-gone.ts';
import { loadAsStaff } from '../../staff-page/staff-access.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import { useAnswerOfCurrentUser } from '../../staff-page/use-answer-of-current-user.ts';
import { NO_NAME } from '../customer-words.ts';
import type { Route } from './+types/customer-page.ts';
import { CustomerEnquiries } from './customer-enquiries.tsx';
import { CustomerHead } from './customer-head.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { MergeCustomer } from './merge-customer.tsx';
import { SplitCustomer } from './split-customer.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Customer');

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => nullIfGone(() => staffApi.getCustomer({ params })));
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <LoadingList title="Customer" />;

/** Keyed by the address, so that drafts stay even if a colleague merges this customer into another. */
export default function CustomerPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const answer = useAnswerOfCurrentUser(loaderData);
  const customer = answer.access === 'granted' ? answer.data?.data : undefined;
  return (
    <StaffPage
      back={{ to: href('/admin/customers'), text: 'All customers' }}
      title={customer ? customer.name || NO_NAME : 'Customer'}
      answer={answer}
      failed="Failed to load this customer"
      actions={
        customer && (
          <>
            <MergeCustomer key={`merge ${id}`} customer={customer} />
            <SplitCustomer key={`split ${id}`} customer={customer} />
          </>
        )
      }
    >
      {(found) =>
        found ? (
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div className="grid min-w-0 gap-4">
              <CustomerHead customer={found.data} />
              <CustomerEnquiries customer={found.data} />
              <CustomerMessages messages={found.data.messages} />
              <CustomerReviews reviews={found.data.reviews} />
            </div>
            <CustomerNotes key={id} draftName={`customer-note:${id}`} customer={found.data} />
          </div>
        ) : (
          <EmptyState title="No such customer" text="What was theirs may have been deleted.">
            <ButtonLink to={href('/admin/customers')}>All customers</ButtonLink>
          </EmptyState>
        )
      }
    </StaffPage>
  );
}

function CustomerMessages({ messages }: Pick<CustomerDetail, 'messages'>) {
  if (messages.length === 0) return null;
  return (
    <Panel title={`Messages (${messages.length})`}>
      <ul className="-mx-2">
        {messages.map(({ _id, tourType, message, createdAt, doneAt }) => (
          <li
            key={_id}
            className="relative rounded-field border-b border-mist px-2 py-2 last:border-b-0 hover:bg-paper"
          >
            <Link
              to={messagePath(_id)}
              className="flex min-h-9 items-center text-link after:absolute after:inset-0"
            >
              {tourType}, {formatDay(createdAt)}
              {doneAt === null ? ' · open' : ''}
            </Link>
            <p className="line-clamp-2 wrap-anywhere">{message}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function CustomerReviews({ reviews }: Pick<CustomerDetail, 'reviews'>) {
  if (reviews.length === 0) return null;
  return (
    <Panel title={`Reviews (${reviews.length})`}>
      <ul className="grid gap-3">
        {reviews.map(({ _id, tourTitle, tourSlug, rating, reviewText, isHidden, createdAt }) => (
          <li key={_id}>
            <p>
              <Link
                to={href('/tours/:id', { id: tourSlug })}
                className="inline-flex min-h-9 items-center text-link"
              >
                {tourTitle}
              </Link>{' '}
              <span className="text-ink-soft">
                {rating} of 5 · {formatDay(createdAt)}
                {isHidden && ' · hidden'}
              </span>
            </p>
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {reviewText}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
