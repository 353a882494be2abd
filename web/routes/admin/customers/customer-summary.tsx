import { ChevronRight, UserRound } from 'lucide-react';
import { href, Link } from 'react-router';
import type { CustomerSummary as Line } from '../../../../contracts/customers/customers.contract.ts';
import { lineText } from './customer-words.ts';

/** Null for spam, which belongs to no customer. */
export function CustomerSummary({ customer }: { customer: Line | null }) {
  if (!customer) return null;
  return (
    <Link
      to={href('/admin/customers/:id', { id: customer._id })}
      className="flex min-h-11 w-fit max-w-full items-center gap-2 text-link"
    >
      <UserRound className="size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">Customer: </span>
        <bdi>{lineText(customer)}</bdi>
      </span>
      <ChevronRight className="size-4 shrink-0" />
    </Link>
  );
}
