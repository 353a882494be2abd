import type { Delivery, DeskEvent } from '../../../../contracts/desk.contract.ts';
import type { BookingEventRow } from '../../../db/schema.ts';
import { UNKNOWN_DELIVERY } from '../../../mail/deliveries.queries.ts';
import type { EventBody } from '../booking-events.queries.ts';

/** An event as the history shows it; `deliveries` are those of the mails that were written. */
export function presentEvent(row: BookingEventRow, deliveries: ReadonlyMap<string, Delivery>): DeskEvent {
  const body = bodyOf(row);
  const happened = { _id: row.id, at: row.created_at, by: row.actor_name };
  if (body.kind !== 'reply') return { ...happened, ...body };
  const { mailId, ...reply } = body;
  return { ...happened, ...reply, delivery: deliveries.get(mailId) ?? UNKNOWN_DELIVERY };
}

/** The mails that these events tell of. */
export function mailIdsOf(rows: readonly BookingEventRow[]): string[] {
  return rows.flatMap((row) => {
    const body = bodyOf(row);
    return body.kind === 'reply' ? [body.mailId] : [];
  });
}

/** `recordEvent` alone writes these rows. */
function bodyOf(row: BookingEventRow): EventBody {
  return { kind: row.kind, ...JSON.parse(row.body) } as EventBody;
}
