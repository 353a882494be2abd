import { UserRound } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import type { CustomerInList } from '../../../../../contracts/customers/customers.contract.ts';
import { toLatinDigits } from '../../../../../contracts/fields/digits.ts';
import { quietly } from '../../../../features/session/quietly.ts';
import { NO_NAME, thingsText, travelledText } from '../../customers/customer-words.ts';
import { customersApi } from '../../customers/customers-api.ts';

/** Milliseconds without a key after which the server is asked. */
const PAUSE_MS = 150;
/** With fewer digits a number is nobody's. */
const MIN_DIGITS = 7;
const SHOWN = 3;

/** Who has this number already, as it is typed: in a window of its own, so that nothing typed here is left. */
export function KnownCustomer({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const known = useKnown(form);
  return (
    <div role="status" className="not-empty:-mt-2 grid gap-1 sm:col-span-2">
      {known.map((customer) => (
        <a
          key={customer._id}
          href={`/admin/customers/${customer._id}`}
          target="_blank"
          rel="noopener"
          className="flex min-h-11 w-fit max-w-full items-center gap-2 text-link"
        >
          <UserRound aria-hidden="true" className="size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            Known: <bdi>{saidOf(customer)}</bdi>
          </span>
        </a>
      ))}
    </div>
  );
}

function saidOf(customer: CustomerInList): string {
  const parts = [customer.name || NO_NAME, thingsText(customer), travelledText(customer.tripCount)];
  return parts.filter(Boolean).join(' · ');
}

function useKnown(form: RefObject<HTMLFormElement | null>): CustomerInList[] {
  const [known, setKnown] = useState<CustomerInList[]>([]);
  useEffect(() => {
    const field = form.current?.elements.namedItem('phone');
    if (!(field instanceof HTMLInputElement)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = '';

    async function look(): Promise<void> {
      const q = field instanceof HTMLInputElement ? field.value.trim() : '';
      if (q === asked) return;
      asked = q;
      // Who is not told is found by the list of customers: nothing here waits for it.
      const found = toLatinDigits(q).replace(/\D/g, '').length < MIN_DIGITS ? [] : await findKnown(q);
      if (q === asked) setKnown(found);
    }
    const onInput = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), PAUSE_MS);
    };
    field.addEventListener('input', onInput);
    // A draft.
    void look();
    return () => {
      asked = '\0';
      clearTimeout(timer);
      field.removeEventListener('input', onInput);
    };
  }, [form]);
  return known;
}

async function findKnown(q: string): Promise<CustomerInList[]> {
  try {
    return (await quietly(() => customersApi.listCustomers({ query: { q, limit: SHOWN } }))).data;
  } catch {
    return [];
  }
}
