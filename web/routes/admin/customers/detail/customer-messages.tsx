import { Link } from 'react-router';
import type { CustomerDetail } from '../../../../../contracts/customers/customers.contract.ts';
import { formatDay } from '../../../../../contracts/india-time.ts';
import { messagePath } from '../../desk-paths.ts';
import { Panel } from '../../enquiries/detail/panel.tsx';

export function CustomerMessages({ messages }: Pick<CustomerDetail, 'messages'>) {
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
