import type { Delivery, DeskEvent } from '../../../../contracts/enquiries/desk-history.contract.ts';
import { FACT_NAMES, fieldOf } from '../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import type { ReplyFile } from '../../../../contracts/reply-files/reply-files.contract.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingEventRow } from '../../../db/schema.ts';
import { findDeliveries, UNKNOWN_DELIVERY } from '../../../mail/mail-progress.ts';
import type { MessageEventBody } from '../../contacts/message-events.ts';
import { type FileSubject, filesOfReplies } from '../../reply-files/reply-files.queries.ts';
import type { EnquiryState } from '../store/change-enquiry.ts';
import type { EventBody } from '../store/enquiry-events.ts';

type EventRow = Pick<BookingEventRow, 'id' | 'kind' | 'actor_name' | 'body' | 'created_at'>;

type Known = {
  about: { kind: FileSubject['kind']; ids: readonly string[] };
  standing?: ReadonlySet<string>;
  mergedReference: (enquiryId: string) => string | null;
};

type Around = Pick<Known, 'standing' | 'mergedReference'> & {
  deliveries: ReadonlyMap<string, Delivery>;
  files: ReadonlyMap<string, ReplyFile[]>;
};

export async function presentEvents(
  db: Db,
  rows: readonly (EventRow & { of: string })[],
  { about, ...known }: Known & { now: Date },
): Promise<DeskEvent[]> {
  const around = {
    ...known,
    deliveries: await findDeliveries(db, mailIdsOf(rows), known.now),
    files: await filesOfReplies(db, about.kind, about.ids),
  };
  return rows.map((row) => presentEvent(row, around));
}

function presentEvent(
  { of, ...row }: EventRow & { of: string },
  { deliveries, files, standing, mergedReference }: Around,
): DeskEvent {
  const body = bodyOf(row);
  const happenedTo = mergedReference(of);
  const happened = { _id: row.id, at: row.created_at, by: row.actor_name, happenedTo };
  if (body.kind === 'merged') {
    const undoId = standing?.has(body.undoId) ? body.undoId : null;
    return { ...happened, ...body, undoId };
  }
  if ('before' in body && body.kind !== 'corrected') {
    const { before: _before, after: _after, ...told } = body;
    return { ...happened, ...told };
  }
  if (body.kind === 'corrected')
    return { ...happened, kind: body.kind, facts: correctedFacts(body.before, body.after) };
  if (body.kind !== 'reply') return { ...happened, ...body };
  const { mailId, ...reply } = body;
  const delivery = deliveries.get(mailId) ?? UNKNOWN_DELIVERY;
  return { ...happened, ...reply, files: files.get(row.id) ?? [], delivery };
}

function correctedFacts(before: EnquiryState, after: EnquiryState) {
  return FACT_NAMES.flatMap((fact) => {
    const { column } = fieldOf(fact);
    const [from, to] = [String(before[column] ?? ''), String(after[column] ?? '')];
    return from === to ? [] : [{ fact, from, to }];
  });
}

function mailIdsOf(rows: readonly EventRow[]): string[] {
  return rows.flatMap((row) => {
    const body = bodyOf(row);
    return body.kind === 'reply' ? [body.mailId] : [];
  });
}

/** Safe cast: only `recordEvent` and `recordMessageEvent` write these rows. */
function bodyOf(row: EventRow): EventBody | MessageEventBody {
  return { kind: row.kind, ...JSON.parse(row.body) } as EventBody | MessageEventBody;
}
