import type { MailsAbout } from '../../contracts/mail/manage-mail.contract.ts';
import type { Db } from '../db/database.ts';
import { findCameBack } from './came-back.queries.ts';
import { progressOf } from './mail-progress.ts';
import { findMessage, titleOfKind } from './messages/all-messages.ts';
import type { MailSubject } from './outbox.queries.ts';
import { findUnreachable, presentUnreachable } from './unreachable.queries.ts';

const MAX_MAILS = 50;

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
