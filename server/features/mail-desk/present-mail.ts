import type { ListedMail, MailDetail, MailPreview } from '../../../contracts/mail/manage-mail.contract.ts';
import type { Db } from '../../db/database.ts';
import type { OutboxRow } from '../../db/mail-rows.ts';
import { readContent } from '../../mail/mail-content.ts';
import { progressOf } from '../../mail/mail-progress.ts';
import type { MailBuilder } from '../../mail/mail-types.ts';
import { findCameBack } from '../../mail/mails-about.queries.ts';
import { titleOfKind } from '../../mail/messages/all-messages.ts';
import { findUnreachable, presentUnreachable } from '../../mail/unreachable.queries.ts';
import { findSubjectLabels } from './mail-list.queries.ts';

export async function presentMails(db: Db, rows: readonly OutboxRow[], now: Date): Promise<ListedMail[]> {
  const labels = await findSubjectLabels(db, rows);
  return rows.map((row) => ({
    ...progressOf(row, now),
    _id: row.id,
    kind: row.kind,
    title: titleOfKind(row.kind),
    recipient: row.recipient,
    subject: row.content === null ? null : readContent(row.content).subject,
    createdAt: row.created_at,
    tries: row.attempts,
    about: {
      // Only `enqueueMail` writes these rows.
      kind: row.about_kind as ListedMail['about']['kind'],
      id: row.about_id,
      label: labels.get(row.about_id) ?? null,
    },
  }));
}

export async function presentMail(
  db: Db,
  row: OutboxRow,
  { buildMail, now, signal }: { buildMail: MailBuilder; now: Date; signal: AbortSignal },
): Promise<MailDetail> {
  const recipient = row.recipient.toLowerCase();
  const [[listed], unreachable, preview, cameBack] = await Promise.all([
    presentMails(db, [row], now),
    findUnreachable(db, [recipient]),
    previewOf(row, buildMail, signal),
    findCameBack(db, [row]),
  ]);
  if (!listed) throw new Error('A mail was presented as none.');
  return {
    ...listed,
    subject: preview.is === 'none' ? listed.subject : preview.subject,
    answer: row.server_answer,
    preview,
    unreachable: presentUnreachable(unreachable.get(recipient)),
    cameBack: cameBack(row.id),
  };
}

/** Contains no secret: stored links are blanked, and a preview issues none. */
async function previewOf(row: OutboxRow, buildMail: MailBuilder, signal: AbortSignal): Promise<MailPreview> {
  if (row.content !== null) return { is: 'as sent', ...readContent(row.content) };
  try {
    const mail = await buildMail(row, { isPreview: true, signal });
    if (!mail) return { is: 'none', reason: 'There is nothing to say any more: it will not be sent.' };
    const { subject, text, html } = mail;
    return { is: 'as it would be', subject, text, html };
  } catch (error) {
    return { is: 'none', reason: `It cannot be made: ${error instanceof Error ? error.message : error}` };
  }
}
