import type { OwnData } from '../../contracts/accounts/own-account.contract.ts';
import type { Db } from '../db/database.ts';
import type { OutboxRow } from '../db/mail-rows.ts';
import { readContent } from './mail-content.ts';

const MAX_TOLD = 1_000;

export async function listMailsTo(db: Db, provedEmail: string): Promise<OwnData['mails']> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', provedEmail)
    .orderBy('id', 'desc')
    .limit(MAX_TOLD)
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    subject: row.content === null ? null : readContent(row.content).subject,
    queuedAt: row.created_at,
    ...endOf(row),
  }));
}

function endOf({
  sent_at,
  failed_at,
  cancelled_at,
}: OutboxRow): Pick<OwnData['mails'][number], 'state' | 'endedAt'> {
  if (sent_at !== null) return { state: 'sent', endedAt: sent_at };
  if (failed_at !== null) return { state: 'failed', endedAt: failed_at };
  if (cancelled_at !== null) return { state: 'cancelled', endedAt: cancelled_at };
  return { state: 'waiting', endedAt: null };
}

export async function eraseMailsTo(trx: Db, provedEmail: string): Promise<void> {
  await trx.deleteFrom('outbox').where('recipient', '=', provedEmail).execute();
}
