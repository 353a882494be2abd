import { UserRound } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { href } from 'react-router';
import type { CustomerInList } from '../../../../../contracts/customers/customers.contract.ts';
import { useReadBack } from '../../../../features/phone/use-read-back.ts';
import { quietly } from '../../../../features/session/quietly.ts';
import { itemsText, nameOf, travelledText } from '../../customers/customer-words.ts';
import { staffApi } from '../../staff-api.ts';

const SHOWN = 3;

/** Opens the customer in a new window, so that the form keeps what was typed. */
export function KnownCustomer({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const known = useKnown(form);
  return (
    <div role="status" className="not-empty:-mt-2 grid gap-1 sm:col-span-2">
      {known.map((customer) => (
        <a
          key={customer._id}
          href={href('/admin/customers/:id', { id: customer._id })}
          target="_blank"
          rel="noopener"
          className="flex min-h-11 w-fit max-w-full items-center gap-2 text-link"
        >
          <UserRound className="size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            Known: <bdi>{saidOf(customer)}</bdi>
          </span>
        </a>
      ))}
    </div>
  );
}

function saidOf(customer: CustomerInList): string {
  const parts = [nameOf(customer), itemsText(customer), travelledText(customer.tripCount)];
  return parts.filter(Boolean).join(' · ');
}

function useKnown(form: RefObject<HTMLFormElement | null>): CustomerInList[] {
  const { phone } = useReadBack(form, 'input');
  const [known, setKnown] = useState<CustomerInList[]>([]);
  useEffect(() => {
    let isOver = false;
    setKnown([]);
    if (phone) void findKnown(phone).then((found) => isOver || setKnown(found));
    return () => {
      isOver = true;
    };
  }, [phone]);
  return known;
}

async function findKnown(phone: string): Promise<CustomerInList[]> {
  try {
    return (await quietly(() => staffApi.listCustomers({ query: { q: phone, limit: SHOWN } }))).data;
  } catch {
    return [];
  }
}
