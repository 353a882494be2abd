import { Link } from 'react-router';
import type { CustomerInList } from '../../../../contracts/customers/customers.contract.ts';
import { formatDay } from '../../../../contracts/india-time.ts';
import { formatPhone } from '../enquiries/format-phone.ts';
import { Tag } from '../lists/tag.tsx';
import { NO_NAME, thingsText, travelledText } from './customer-words.ts';

/** One customer: in a narrow place some lines, in a wide one columns. */
export function CustomerRow({ customer }: { customer: CustomerInList }) {
  const { _id, name, phone, email, tripCount, lastAt } = customer;
  return (
    <li className="relative grid gap-x-6 gap-y-0.5 border-b border-mist px-4 py-2 last:border-b-0 hover:bg-paper @min-[44rem]:grid-cols-[minmax(0,1.1fr)_minmax(0,1.3fr)_minmax(0,1.2fr)_7rem] @min-[44rem]:items-center">
      <Link
        to={`/admin/customers/${_id}`}
        className="flex min-h-9 items-center font-semibold text-link after:absolute after:inset-0"
      >
        <span className="min-w-0 wrap-anywhere">{name || NO_NAME}</span>
      </Link>
      <p className="min-w-0 text-[0.9375rem]">
        {phone && <span className="mr-3 whitespace-nowrap tabular-nums">{formatPhone(phone)}</span>}
        <span className="wrap-anywhere text-ink-soft">{email}</span>
      </p>
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem]">
        <span>{thingsText(customer)}</span>
        {tripCount > 0 && <Tag tone="good">{travelledText(tripCount)}</Tag>}
      </p>
      {lastAt && (
        <time dateTime={lastAt} className="text-sm text-ink-soft @min-[44rem]:text-right">
          {formatDay(lastAt)}
        </time>
      )}
    </li>
  );
}
