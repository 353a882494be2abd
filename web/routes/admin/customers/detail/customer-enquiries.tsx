import { Link } from 'react-router';
import { SHOWN_THINGS } from '../../../../../contracts/customers/customer-terms.ts';
import type { CustomerDetail } from '../../../../../contracts/customers/customers.contract.ts';
import { partySizeText } from '../../../../../contracts/enquiries/party-size-text.ts';
import { travelText } from '../../../../../contracts/enquiries/travel-days.ts';
import { formatDay } from '../../../../../contracts/india-time.ts';
import { enquiryPath } from '../../desk-paths.ts';
import { Panel } from '../../enquiries/detail/panel.tsx';
import { StatusBadge } from '../../enquiries/status-badge.tsx';

export function CustomerEnquiries({ customer }: { customer: CustomerDetail }) {
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
      {enquiryCount > SHOWN_THINGS && (
        <p className="mt-3 text-ink-soft">The newest {SHOWN_THINGS} are shown.</p>
      )}
    </Panel>
  );
}
