import { dayAfter, dayOf } from '../../contracts/india-time.ts';
import type { Db } from '../../server/db/database.ts';
import { refreshStatistics } from '../../server/db/dialect/bulk-load.ts';
import { linkLeft } from '../../server/features/customers/linking/link-left.ts';

export type KnownOnDesk = Record<string, string>;

export function filledPath(path: string, known: KnownOnDesk): string {
  return path.replace(/:[a-z]+(?=&|$)/g, (name) => known[name] ?? name);
}

/** Then updates the planner's statistics. */
export async function linkAll(db: Db): Promise<void> {
  const begun = performance.now();
  await linkLeft(db);
  const took = performance.now() - begun;
  await refreshStatistics(db);
  process.stdout.write(`Linked all customers in ${(took / 1_000).toFixed(1)} s.\n`);
}

export async function findKnown(db: Db, now: Date): Promise<KnownOnDesk> {
  const { customer_id: customer } = await db
    .selectFrom('customer_items')
    .select('customer_id')
    .where('customer_id', 'is not', null)
    .groupBy('customer_id')
    .having(({ fn }) => fn.countAll(), '=', 3)
    .having(({ fn }) => fn.max('account_id'), 'is not', null)
    .orderBy('customer_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { item_id: enquiry } = await db
    .selectFrom('customer_items')
    .innerJoin('bookings', 'bookings.id', 'item_id')
    .select('item_id')
    .where('customer_id', '=', customer)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id: message } = await db
    .selectFrom('contact_messages')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const today = dayOf(now);
  return {
    ':customer': customer ?? '',
    ':enquiry': enquiry,
    ':message': message,
    ':today': today,
    ':week': dayAfter(today, 7),
  };
}
