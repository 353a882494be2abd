import type { Delivery } from '../../contracts/enquiries/desk.contract.ts';
import type { Db } from '../db/database.ts';
import type { OutboxRow } from '../db/mail-rows.ts';

/** How these mails fare, by their ids. What was sent long ago is no longer in the outbox. */
export async function findDeliveries(db: Db, mailIds: readonly string[]): Promise<Map<string, Delivery>> {
  if (mailIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('id', 'in', [...mailIds])
    .execute();
  return new Map(rows.map((row) => [row.id, deliveryOf(row)]));
}

/** Of a mail that the outbox no longer has. */
export const UNKNOWN_DELIVERY: Delivery = { state: 'unknown', at: null, reason: null };

function deliveryOf(mail: OutboxRow): Delivery {
  if (mail.sent_at !== null) return { state: 'sent', at: mail.sent_at, reason: null };
  if (mail.failed_at !== null) return { state: 'failed', at: null, reason: mail.last_error };
  if (mail.last_error === null) return { state: 'queued', at: null, reason: null };
  return { state: 'retrying', at: mail.next_attempt_at, reason: mail.last_error };
}
