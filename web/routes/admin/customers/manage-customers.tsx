import { href, Link } from 'react-router';
import { STAFF_CALLS } from '../../../../contracts/calls/staff-calls.ts';
import type { CustomerInList } from '../../../../contracts/customers/customers.contract.ts';
import { formatDay } from '../../../../contracts/india-time.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { classNames } from '../../../ui/class-names.ts';
import { formatPhone } from '../enquiries/format-phone.ts';
import { CsvButton } from '../lists/csv-button.tsx';
import { ListPager } from '../lists/list-pager.tsx';
import { listQuery } from '../lists/list-query.ts';
import { ListSearch } from '../lists/list-search.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { RowsFound } from '../lists/rows-found.tsx';
import { Tag } from '../lists/tag.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/manage-customers.ts';
import { itemsText, nameOf, travelledText } from './customer-words.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Customers');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => staffApi.listCustomers({ query: listQuery(request) }));

export const HydrateFallback = () => <LoadingList title="Customers" />;

export default function ManageCustomers({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      title="Customers"
      answer={loaderData}
      failed="Failed to load customers"
      ways={[{ to: `${href('/admin/import')}?kind=customers`, text: 'Import' }]}
      actions={<CsvButton call={STAFF_CALLS.exportCustomers} />}
    >
      {({ data, nextCursor }) => (
        <>
          <div className="mb-4">
            <ListSearch
              label="Search customers by part of a name or email, or the last digits of a phone"
              placeholder="Part of a name or email, or last 5 digits"
            />
          </div>
          <RowsFound
            rows={data}
            none={{
              title: 'No customers found',
              text: 'People who send an enquiry or a message, or register, appear here.',
            }}
            className="@container rounded-card border border-mist bg-sheet"
          >
            {(customer) => <CustomerRow customer={customer} />}
          </RowsFound>
          <ListPager nextCursor={nextCursor} />
        </>
      )}
    </StaffPage>
  );
}

function CustomerRow({ customer }: { customer: CustomerInList }) {
  const { _id, name, phone, email, tripCount, lastAt } = customer;
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-mist px-4 py-2 text-[0.9375rem] last:border-b-0 hover:bg-paper @min-[44rem]:min-h-12 @min-[44rem]:grid-cols-[minmax(0,1fr)_9rem_minmax(0,1.2fr)_minmax(0,1.2fr)_6rem]">
      <Link
        to={href('/admin/customers/:id', { id: _id })}
        dir="auto"
        className="truncate text-base font-semibold text-link after:absolute after:inset-0"
      >
        {nameOf({ name })}
      </Link>
      <p
        className={classNames(
          'truncate tabular-nums @max-[44rem]:row-start-2',
          !phone && '@max-[44rem]:hidden',
        )}
      >
        {phone && formatPhone(phone)}
      </p>
      <p
        className={classNames(
          'truncate text-ink-soft @max-[44rem]:row-start-2',
          phone && '@max-[44rem]:hidden',
        )}
      >
        {email}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 @max-[44rem]:row-start-2 @max-[44rem]:justify-end">
        <span>{itemsText(customer)}</span>
        {tripCount > 0 && <Tag tone="good">{travelledText(tripCount)}</Tag>}
      </p>
      <p className="text-right text-sm text-ink-soft @max-[44rem]:col-start-2 @max-[44rem]:row-start-1">
        {lastAt && <time dateTime={lastAt}>{formatDay(lastAt)}</time>}
      </p>
    </li>
  );
}
