import type { Delivery } from '../../contracts/desk.contract.ts';
import type { Db } from '../db/database.ts';
import type { OutboxRow } from '../db/schema.ts';

/** How far these mails got, by their ids in the outbox. */
export async function findDeliveries(db: Db, mailIds: string[]): Promise<Map<string, Delivery>> {
  if (mailIds.length === 0) return new Map();
  const rows = await db.selectFrom('outbox').selectAll().where('id', 'in', mailIds).execute();
  return new Map(rows.map((row) => [row.id, deliveryOf(row)]));
}

/** Of a mail that the outbox no longer has. */
export const UNKNOWN_DELIVERY: Delivery = { state: 'unknown', at: null, reason: null };

export function deliveryOf(row: OutboxRow): Delivery {
  if (row.sent_at) return { state: 'sent', at: row.sent_at, reason: null };
  const reason = row.last_error;
  if (row.next_attempt_at === null) return { state: 'failed', at: null, reason };
  return { state: reason === null ? 'queued' : 'retrying', at: row.next_attempt_at, reason };
}
