import { href, Link } from 'react-router';
import type { CustomerInList } from '../../../../contracts/customers/customers.contract.ts';
import { formatDay } from '../../../../contracts/india-time.ts';
import { classNames } from '../../../ui/class-names.ts';
import { formatPhone } from '../enquiries/format-phone.ts';
import { Tag } from '../lists/tag.tsx';
import { NO_NAME, thingsText, travelledText } from './customer-words.ts';

export function CustomerRow({ customer }: { customer: CustomerInList }) {
  const { _id, name, phone, email, tripCount, lastAt } = customer;
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-mist px-4 py-2 text-[0.9375rem] last:border-b-0 hover:bg-paper @min-[44rem]:min-h-12 @min-[44rem]:grid-cols-[minmax(0,1fr)_9rem_minmax(0,1.2fr)_minmax(0,1.2fr)_6rem]">
      <Link
        to={href('/admin/customers/:id', { id: _id })}
        dir="auto"
        className="truncate text-base font-semibold text-link after:absolute after:inset-0"
      >
        {name || NO_NAME}
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
        <span>{thingsText(customer)}</span>
        {tripCount > 0 && <Tag tone="good">{travelledText(tripCount)}</Tag>}
      </p>
      <p className="text-right text-sm text-ink-soft @max-[44rem]:col-start-2 @max-[44rem]:row-start-1">
        {lastAt && <time dateTime={lastAt}>{formatDay(lastAt)}</time>}
      </p>
    </li>
  );
}
