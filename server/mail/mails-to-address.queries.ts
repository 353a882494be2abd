import type { OwnData } from '../../contracts/accounts/own-account.contract.ts';
import type { Db } from '../db/database.ts';
import type { OutboxRow } from '../db/mail-rows.ts';
import { readContent } from './mail-content.ts';

/** As many as one file tells of. */
const MAX_TOLD = 1_000;

/** What was mailed to an address, or is to be, newest first, for its owner to read. */
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

/** Its owner wants to be forgotten: whatever the mails tell of, and as they went out. */
export async function eraseMailsTo(trx: Db, provedEmail: string): Promise<void> {
  await trx.deleteFrom('outbox').where('recipient', '=', provedEmail).execute();
}
