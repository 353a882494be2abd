import { sql } from 'kysely';
import type { CustomerInList } from '../../../../contracts/customers/customers.contract.ts';
import { OPEN_STATUSES } from '../../../../contracts/enquiries/enquiry-terms.ts';
import type { Position } from '../../../../contracts/lists/cursor.ts';
import type { CustomerRow } from '../../../db/customer-rows.ts';
import type { Db } from '../../../db/database.ts';
import { afterPosition, type Page } from '../../../db/paging.ts';
import { matchesSearch } from '../../../db/search-words.ts';
import { type Seer, seesCustomer, seesItem } from '../../../http/session/visible-to.ts';
import { selectEnquiriesOf } from './items-of-customer.queries.ts';

export type ListedCustomer = CustomerRow & { last_at: string };

/** Latest contact first. Returns one extra row, see `slicePage`. */
export async function listCustomers(
  db: Db,
  page: Page,
  q: string | undefined,
  seer: Seer,
): Promise<ListedCustomer[]> {
  let query = db
    .selectFrom('customers')
    .selectAll()
    .where('last_at', 'is not', null)
    .where(seesCustomer(seer))
    .where(afterPosition(page.after, { at: 'last_at', id: 'id' }))
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc');
  if (q) query = query.where(await matchesSearch(db, 'customer', q, 'customers.id'));
  if (page.limit !== undefined) query = query.limit(page.limit + 1);
  return query.$narrowType<{ last_at: string }>().execute();
}

export function positionOfCustomer({ last_at, id }: ListedCustomer): Position {
  return { at: last_at, id };
}

type Counts = Pick<
  CustomerInList,
  'enquiryCount' | 'openCount' | 'messageCount' | 'tripCount' | 'hasAccount'
>;

/** Counts live rows, so that a changed status shows at once. */
export async function countItems(db: Db, ids: readonly string[], seer: Seer): Promise<Map<string, Counts>> {
  if (ids.length === 0) return new Map();
  const [enquiries, others] = await Promise.all([
    selectEnquiriesOf(db, ids, seer)
      .select('customer_items.customer_id')
      .select(({ fn }) => fn.countAll<number>().as('all'))
      .select([
        countOf(sql`bookings.status in (${sql.join(OPEN_STATUSES)})`).as('open'),
        countOf(sql`bookings.status = 'completed'`).as('trips'),
      ])
      .groupBy('customer_items.customer_id')
      .execute(),
    db
      .selectFrom('customer_items')
      .select('customer_id')
      .select([
        countOf(sql`kind = 'message' and ${seesItem(seer)}`).as('messages'),
        countOf(sql`kind = 'account'`).as('accounts'),
      ])
      .where('customer_id', 'in', [...ids])
      .where('state', '=', 'shown')
      .groupBy('customer_id')
      .execute(),
  ]);
  const byId = new Map(enquiries.map((row) => [row.customer_id, row]));
  const othersById = new Map(others.map((row) => [row.customer_id, row]));
  return new Map(
    ids.map((id) => {
      const own = byId.get(id);
      const other = othersById.get(id);
      const counts = {
        enquiryCount: own?.all ?? 0,
        openCount: own?.open ?? 0,
        tripCount: own?.trips ?? 0,
        messageCount: other?.messages ?? 0,
        hasAccount: (other?.accounts ?? 0) > 0,
      };
      return [id, counts];
    }),
  );
}

function countOf(condition: ReturnType<typeof sql>) {
  return sql<number>`count(case when ${condition} then 1 end)`;
}

export async function presentCustomers(
  db: Db,
  rows: readonly CustomerRow[],
  seer: Seer,
): Promise<CustomerInList[]> {
  const counts = await countItems(
    db,
    rows.map((row) => row.id),
    seer,
  );
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    phone: row.phone,
    email: row.email,
    lastAt: row.last_at,
    enquiryCount: 0,
    openCount: 0,
    messageCount: 0,
    tripCount: 0,
    hasAccount: false,
    ...counts.get(row.id),
  }));
}
