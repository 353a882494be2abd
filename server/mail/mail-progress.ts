import { sql } from 'kysely';
import type { Delivery } from '../../contracts/enquiries/desk-history.contract.ts';
import type { MailProgress } from '../../contracts/mail/manage-mail.contract.ts';
import type { Db } from '../db/database.ts';
import type { OutboxRow } from '../db/mail-rows.ts';

export const WRITTEN = 'Written to the file ';

export function countWritten() {
  return sql<number>`count(case when server_answer like ${`${WRITTEN}%`} then 1 end)`.as('written');
}

export function progressOf(mail: OutboxRow, now: Date): MailProgress {
  const { sent_at, failed_at, cancelled_at, last_error: reason } = mail;
  if (sent_at !== null) {
    const isFile = mail.server_answer?.startsWith(WRITTEN) ?? false;
    return { state: isFile ? 'written' : 'sent', at: sent_at, reason: null };
  }
  if (failed_at !== null) return { state: 'failed', at: failed_at, reason };
  if (cancelled_at !== null) return { state: 'cancelled', at: cancelled_at, reason: null };
  if (mail.claimed_until !== null && mail.claimed_until > now.toISOString())
    return { state: 'sending', at: null, reason };
  if (mail.held_at !== null) return { state: 'held', at: mail.held_at, reason };
  return reason === null
    ? { state: 'waiting', at: null, reason }
    : { state: 'retrying', at: mail.next_attempt_at, reason };
}

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
