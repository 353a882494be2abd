import { href, Link } from 'react-router';
import { SHOWN_ITEMS, SHOWN_NOTES } from '../../../../../contracts/customers/customer-terms.ts';
import type { CustomerDetail } from '../../../../../contracts/customers/customers.contract.ts';
import { partySizeText } from '../../../../../contracts/enquiries/party-size-text.ts';
import { travelText } from '../../../../../contracts/enquiries/travel-days.ts';
import { formatDay, formatMoment } from '../../../../../contracts/india-time.ts';
import { pageMeta } from '../../../../features/page-head/page-meta.ts';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { enquiryPath, messagePath } from '../../desk-paths.ts';
import { Panel } from '../../enquiries/detail/panel.tsx';
import { NoteForm } from '../../enquiries/detail/replies/note-form.tsx';
import { StatusBadge } from '../../enquiries/status-badge.tsx';
import { LoadingList } from '../../lists/loading-list.tsx';
import { IfMay } from '../../rights/if-may.tsx';
import { staffApi } from '../../staff-api.ts';
import { nullIfGone } from '../../staff-page/null-if-gone.ts';
import { loadAsStaff } from '../../staff-page/staff-access.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import { useAnswerOfCurrentUser } from '../../staff-page/use-answer-of-current-user.ts';
import { nameOf } from '../customer-words.ts';
import type { Route } from './+types/customer-page.ts';
import { CustomerHead } from './customer-head.tsx';
import { MergeCustomer } from './merge-customer.tsx';
import { SplitCustomer } from './split-customer.tsx';

const PATH = { enquiry: enquiryPath, message: messagePath };

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Customer');

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => nullIfGone(() => staffApi.getCustomer({ params })));

export const HydrateFallback = () => <LoadingList title="Customer" />;

/** Keyed by the address, so that drafts stay even if a colleague merges this customer into another. */
export default function CustomerPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const answer = useAnswerOfCurrentUser(loaderData);
  const customer = answer.access === 'granted' ? answer.data?.data : undefined;
  return (
    <StaffPage
      back={{ to: href('/admin/customers'), text: 'All customers' }}
      title={customer ? nameOf(customer) : 'Customer'}
      answer={answer}
      failed="Failed to load this customer"
      actions={
        customer && (
          <IfMay right="merge-customers">
            <MergeCustomer key={`merge ${id}`} customer={customer} />
            <SplitCustomer key={`split ${id}`} customer={customer} />
          </IfMay>
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
            <p className="wrap-anywhere">
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

function CustomerEnquiries({ customer }: { customer: CustomerDetail }) {
  const { enquiries, enquiryCount, name } = customer;
  return (
    <Panel title={enquiryCount === 0 ? 'Enquiries' : `Enquiries (${enquiryCount})`}>
      {enquiries.length === 0 && <p className="text-ink-soft">None in the list.</p>}
      <ul className="-mx-2">
        {enquiries.map(
          ({ _id, reference, fullName, tourName, bookAt, travelWords, guestSize, status, createdAt }) => (
            <li
              key={_id}
              className="relative rounded-field border-b border-mist px-2 py-2 last:border-b-0 hover:bg-paper"
            >
              <p className="flex flex-wrap items-center justify-between gap-x-4">
                <Link
                  to={enquiryPath(_id)}
                  className="flex min-h-9 items-center font-semibold text-link after:absolute after:inset-0"
                >
                  <span className="min-w-0 wrap-anywhere">{tourName}</span>
                </Link>
                <StatusBadge status={status} />
              </p>
              <p className="text-[0.9375rem] text-ink-soft wrap-anywhere">
                {travelText({ bookAt, travelWords })} · {partySizeText(guestSize)}
                {fullName !== name && ` · as ${fullName}`} ·{' '}
                <span className="whitespace-nowrap">{reference}</span>, sent {formatDay(createdAt)}
              </p>
            </li>
          ),
        )}
      </ul>
      {enquiryCount > SHOWN_ITEMS && (
        <p className="mt-3 text-ink-soft">The newest {SHOWN_ITEMS} are shown.</p>
      )}
    </Panel>
  );
}

type Props = { draftName: string; customer: CustomerDetail };

function CustomerNotes({ draftName, customer: { _id: id, notes } }: Props) {
  return (
    <Panel title="Notes">
      <IfMay right="work-on-enquiries">
        <NoteForm
          draftName={draftName}
          send={(text, idempotencyKey) =>
            staffApi.addCustomerNote({ params: { id }, body: { text }, idempotencyKey })
          }
          done="The note is added."
          failed="Failed to add the note"
          name="Note about this customer"
          label="About this customer"
          hint="Travellers never see it."
          rows={3}
          button="Add the note"
        />
      </IfMay>
      {notes.length > 0 && (
        <ul className="mt-5 grid gap-4 border-t border-mist pt-4">
          {notes.map((note) => (
            <li key={note._id}>
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {note.text}
              </p>
              <p className="text-sm text-ink-soft">
                <bdi>{note.by}</bdi>, {formatMoment(note.at)}
                {note.about && (
                  <>
                    {' · '}
                    <Link
                      to={PATH[note.about.kind](note.about._id)}
                      className="inline-flex min-h-9 items-center text-link"
                    >
                      {note.about.reference}
                    </Link>
                  </>
                )}
              </p>
            </li>
          ))}
          {notes.length >= SHOWN_NOTES && (
            <li className="text-ink-soft">
              {SHOWN_NOTES} notes are shown: those about the customer, and the newest of the others.
            </li>
          )}
        </ul>
      )}
    </Panel>
  );
}
