import type { CameBack } from '../../contracts/mail/manage-mail.contract.ts';
import type { Db } from '../db/database.ts';
import { idsOf } from '../db/identifiers.ts';
import type { OutboxRow } from '../db/mail-rows.ts';

const MAX_NOTES = 100;

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
