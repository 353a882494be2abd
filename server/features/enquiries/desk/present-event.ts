import type { Delivery, DeskEvent } from '../../../../contracts/enquiries/desk-history.contract.ts';
import type { ReplyFile } from '../../../../contracts/reply-files/reply-files.contract.ts';
import type { BookingEventRow } from '../../../db/schema.ts';
import { UNKNOWN_DELIVERY } from '../../../mail/deliveries.queries.ts';
import type { EventBody } from '../store/enquiry-events.ts';

/** What is known of the mails and merges that events tell of. */
type EventContext = {
  deliveries: ReadonlyMap<string, Delivery>;
  /** The files of replies, by the event. */
  files: ReadonlyMap<string, ReplyFile[]>;
  /** The merges that were not undone. */
  standing: ReadonlySet<string>;
  /** The reference of a merged enquiry, by its id; null for the one that is shown. */
  mergedReference: (enquiryId: string) => string | null;
};

/** An event as the history shows it. */
export function presentEvent(
  row: BookingEventRow,
  { deliveries, files, standing, mergedReference }: EventContext,
): DeskEvent {
  const body = bodyOf(row);
  const happenedTo = mergedReference(row.booking_id);
  const happened = { _id: row.id, at: row.created_at, by: row.actor_name, happenedTo };
  if (body.kind === 'merged') {
    const undoId = standing.has(body.undoId) ? body.undoId : null;
    return { ...happened, ...body, undoId };
  }
  if (body.kind !== 'reply') return { ...happened, ...body };
  const { mailId, ...reply } = body;
  const delivery = deliveries.get(mailId) ?? UNKNOWN_DELIVERY;
  return { ...happened, ...reply, files: files.get(row.id) ?? [], delivery };
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
