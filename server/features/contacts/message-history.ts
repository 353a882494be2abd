import type { DeskEvent } from '../../../contracts/enquiries/desk-history.contract.ts';
import type { ContactMessageRow } from '../../db/contact-rows.ts';
import type { Db } from '../../db/database.ts';
import { compareTexts } from '../../db/paging.ts';
import { shortReference } from '../../mail/messages/message-parts.ts';
import { presentEvents } from '../enquiries/desk/present-event.ts';
import { listContactReplies } from './contacts.queries.ts';
import { listMessageEvents } from './message-events.ts';

/** Newest first. `isElsewhere`: shown with the enquiry that was made of the messages. */
export async function loadMessageHistory(
  db: Db,
  messages: readonly ContactMessageRow[],
  now: Date,
  isElsewhere = false,
): Promise<DeskEvent[]> {
  if (messages.length === 0) return [];
  const ids = messages.map(({ id }) => id);
  const replies = (await listContactReplies(db, ids)).map(({ reply, mail_id: mailId, ...row }) => {
    const subject = `Your message ${shortReference('M', row.message_id)}`;
    return { ...row, kind: 'reply', body: JSON.stringify({ subject, text: reply, mailId }) };
  });
  const rows = [...(await listMessageEvents(db, ids)), ...replies];
  const events = await presentEvents(
    db,
    rows.map((row) => ({ ...row, of: row.message_id })),
    {
      about: { kind: 'message', ids },
      mergedReference: (id) => (isElsewhere ? shortReference('M', id) : null),
      now,
    },
  );
  return newestFirst(isElsewhere ? [...events, ...messages.map(wroteOf)] : events);
}

/** By time, then id. */
export function newestFirst(events: DeskEvent[]): DeskEvent[] {
  return events.sort((a, b) => compareTexts(b.at, a.at) || compareTexts(b._id, a._id));
}

function wroteOf({ id, name, message, created_at }: ContactMessageRow): DeskEvent {
  const happened = { _id: id, at: created_at, by: name, happenedTo: shortReference('M', id) };
  return { ...happened, kind: 'wrote', text: message };
}
