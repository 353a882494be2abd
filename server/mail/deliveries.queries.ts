import type { Delivery } from '../../contracts/enquiries/desk-history.contract.ts';
import type { Db } from '../db/database.ts';
import { progressOf } from './mail-progress.ts';

export async function findDeliveries(
  db: Db,
  mailIds: readonly string[],
  now: Date,
): Promise<Map<string, Delivery>> {
  if (mailIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('id', 'in', [...mailIds])
    .execute();
  return new Map(rows.map((row) => [row.id, { ...progressOf(row, now), mailId: row.id }]));
}

export const UNKNOWN_DELIVERY: Delivery = { state: 'unknown', at: null, reason: null, mailId: null };
