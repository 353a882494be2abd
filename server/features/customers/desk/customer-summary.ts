import type { CustomerSummary } from '../../../../contracts/customers/customers.contract.ts';
import type { CustomerItemKind } from '../../../db/customer-rows.ts';
import type { Db } from '../../../db/database.ts';
import type { Seer } from '../../../http/session/visible-to.ts';
import { countItems } from './customer-list.queries.ts';
import { countEnquiriesUntil, findItem, listTripsOf } from './items-of-customer.queries.ts';

const NAMED_TRIPS = 3;

export async function findCustomerSummary(
  db: Db,
  kind: CustomerItemKind,
  { id, created_at }: { id: string; created_at: string },
  seer: Seer,
): Promise<CustomerSummary | null> {
  const item = await findItem(db, kind, id);
  if (!item?.customer_id || item.state === 'apart') return null;
  const customerId = item.customer_id;
  const [counts, trips, nth] = await Promise.all([
    countItems(db, [customerId], seer),
    listTripsOf(db, customerId, seer, { limit: NAMED_TRIPS, not: id }),
    kind === 'booking' && item.state === 'shown'
      ? countEnquiriesUntil(db, customerId, created_at, seer)
      : null,
  ]);
  const { enquiryCount = 0, messageCount = 0 } = counts.get(customerId) ?? {};
  return { _id: customerId, enquiryCount, messageCount, nth, trips };
}
