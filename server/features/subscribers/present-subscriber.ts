import { LEAVE_REASONS, type LeaveReason } from '../../../contracts/subscribers/subscriber-terms.ts';
import type { Subscriber } from '../../../contracts/subscribers.contract.ts';
import type { Db } from '../../db/database.ts';
import type { ConsentRow, SubscriberRow } from '../../db/desk-rows.ts';
import { idsOf } from '../../db/identifiers.ts';
import { presentConsent } from '../consents/present-consent.ts';
import { type ListedSubscriber, stateOf } from './subscribers.queries.ts';

export async function presentSubscribers(db: Db, rows: ListedSubscriber[]): Promise<Subscriber[]> {
  const consents = await findConsents(db, idsOf(rows));
  return rows.map((row) => ({
    ...presentSubscription(row),
    _id: row.id,
    email: row.email,
    state: stateOf(row),
    askedAt: row.asked_at,
    bouncedAt: row.bounced_at,
    bounceReason: row.bounce_reason,
    consents: (consents.get(row.id) ?? []).map(presentConsent),
  }));
}

export function presentSubscription(row: SubscriberRow) {
  return {
    subscribedAt: row.subscribed_at,
    state: row.state,
    confirmedAt: row.confirmed_at,
    leftAt: row.left_at,
    leaveReason: reasonTextOf(row.leave_reason),
    leaveText: row.leave_text,
  };
}

export function reasonTextOf(reason: string | null): string | null {
  return reason === null ? null : (LEAVE_REASONS[reason as LeaveReason] ?? reason);
}

export async function findConsents(db: Db, ids: string[]): Promise<Map<string, ConsentRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('consents')
    .selectAll()
    .where('about_kind', '=', 'subscriber')
    .where('about_id', 'in', ids)
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return Map.groupBy(rows, (row) => row.about_id);
}
