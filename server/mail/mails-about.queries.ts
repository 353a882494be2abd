import type { CameBack, MailsAbout } from '../../contracts/mail/manage-mail.contract.ts';
import type { Db } from '../db/database.ts';
import { idsOf } from '../db/identifiers.ts';
import type { OutboxRow } from '../db/mail-rows.ts';
import { progressOf } from './mail-progress.ts';
import { findMessage, titleOfKind } from './messages/all-messages.ts';
import type { MailSubject } from './outbox.queries.ts';
import { findUnreachable, presentUnreachable } from './unreachable.queries.ts';

const MAX_MAILS = 50;
const MAX_NOTES = 100;

export async function loadMailsAbout(
  db: Db,
  about: { kind: MailSubject['kind']; ids: readonly string[]; email: string },
  now: Date,
): Promise<MailsAbout> {
  const email = about.email.toLowerCase();
  const [rows, unreachable] = await Promise.all([
    db
      .selectFrom('outbox')
      .selectAll()
      .where('about_kind', '=', about.kind)
      .where('about_id', 'in', [...about.ids])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_MAILS)
      .execute(),
    findUnreachable(db, [email]),
  ]);
  const cameBack = await findCameBack(db, rows);
  return {
    mails: rows.map((row) => ({
      ...progressOf(row, now),
      _id: row.id,
      kind: row.kind,
      title: titleOfKind(row.kind),
      isToUs: findMessage(row.kind)?.to === 'staff',
      recipient: row.recipient,
      createdAt: row.created_at,
      cameBack: cameBack(row.id),
    })),
    unreachable: presentUnreachable(unreachable.get(email)),
  };
}

export async function findCameBack(
  db: Db,
  mails: readonly Pick<OutboxRow, 'id' | 'recipient'>[],
): Promise<(mailId: string) => CameBack> {
  if (mails.length === 0) return () => [];
  const notes = await db
    .selectFrom('bounce_notes')
    .select(['mail_id', 'action', 'status', 'words', 'noted_at as at'])
    .where('email', 'in', [...new Set(mails.map(({ recipient }) => recipient))])
    .where('mail_id', 'in', idsOf(mails))
    .orderBy('noted_at', 'desc')
    .limit(MAX_NOTES)
    .execute();
  return (mailId) => notes.flatMap(({ mail_id, ...note }) => (mail_id === mailId ? [note] : []));
}
