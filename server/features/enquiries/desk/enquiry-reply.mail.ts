import { z } from 'zod';
import { countPeople } from '../../../../contracts/count-of.ts';
import { addedLines } from '../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { toldTour } from '../../../../contracts/enquiries/untold.ts';
import { readInBatches } from '../../../db/batches.ts';
import type { Db } from '../../../db/database.ts';
import type { OutboxRow } from '../../../db/mail-rows.ts';
import type { RenderedMail } from '../../../mail/mail-types.ts';
import { ENQUIRY_REPLY } from '../../../mail/messages/desk-messages.ts';
import type { DataOf } from '../../../mail/messages/message-kind.ts';
import { travelInMail } from '../../../mail/messages/message-parts.ts';
import { isProvedAddressOf } from '../../accounts/users.queries.ts';
import { buildMessage, type MailContext } from '../../mail-words/build-message.ts';
import { attachmentsOf } from '../../reply-files/send-files.ts';
import { findKnownEmail } from '../../settings/settings.queries.ts';
import { listEvents } from '../enquiry-events.queries.ts';
import { withOwnWishes } from '../own-enquiries/own-enquiries.ts';
import { presentEnquiry } from '../present-enquiry.ts';

export const ENQUIRY_REPLY_MAIL = ENQUIRY_REPLY.id;

const payload = z.object({
  reference: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Replies go to the writer while the agency has no address of its own. */
  replyTo: z.string(),
  /** Absent in mails from before replies had files. */
  files: z.array(z.string()).default([]),
});
export type ReplyPayload = z.input<typeof payload>;

type Thread = DataOf<typeof ENQUIRY_REPLY>['thread'];

const earlierReply = z.object({ text: z.string(), mailId: z.string() });

export async function buildEnquiryReplyMail(row: OutboxRow, context: MailContext): Promise<RenderedMail> {
  const { replyTo, files, ...reply } = payload.parse(JSON.parse(row.payload));
  const thread = await threadBefore(context.db, row);
  const reachable = (await findKnownEmail(context.db)) ?? replyTo;
  const attachments = context.isPreview ? [] : await attachmentsOf(context.db, files);
  return buildMessage(context, ENQUIRY_REPLY, { ...reply, thread }, { replyTo: reachable, attachments });
}

/** Earlier mails to this address, newest first; the traveller's words only if the address is proved. */
async function threadBefore(db: Db, row: OutboxRow): Promise<Thread> {
  const enquiry = await db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', row.about_id)
    .executeTakeFirst();
  if (!enquiry || enquiry.user_email !== row.recipient) return [];
  const events = await listEvents(db, [enquiry.id]);
  const written = events.flatMap(({ kind, body, actor_name: by, created_at: at }) =>
    kind === 'reply' && at <= row.created_at ? [{ by, at, ...earlierReply.parse(JSON.parse(body)) }] : [],
  );
  const received = await mailsTo(
    db,
    row.recipient,
    written.map(({ mailId }) => mailId),
  );
  const replies = written
    .filter(({ text, mailId }) => text !== '' && mailId !== row.id && received.has(mailId))
    .map(({ by, at, text }) => ({ by, at, text }));
  if (!(await isProvedAddressOf(db, enquiry.user_id, enquiry.user_email))) return replies;
  const [own = enquiry] = await withOwnWishes(db, [enquiry]);
  const { fullName: by, tourName, guestSize, ...said } = presentEnquiry(own);
  const people = guestSize === null ? undefined : countPeople(guestSize);
  const trip = [toldTour(tourName), travelInMail(said), people].filter(Boolean).join(', ');
  const asked = [trip, ...addedLines(said)].join('\n\n');
  return [...replies, { by, at: enquiry.created_at, text: asked }];
}

async function mailsTo(db: Db, recipient: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await readInBatches(ids, (batch) =>
    db
      .selectFrom('outbox')
      .select('id')
      .where('id', 'in', batch)
      .where('recipient', '=', recipient)
      .execute(),
  );
  return new Set(found.map(({ id }) => id));
}
