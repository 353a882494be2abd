import type { Db } from '../../db/database.ts';
import type { SubscriberRow } from '../../db/desk-rows.ts';
import { locking } from '../../db/dialect/lock-rows.ts';
import { idsOf } from '../../db/identifiers.ts';
import { removeSearchWords } from '../../db/search-words.ts';
import { runTransaction } from '../../db/transaction.ts';
import { ISSUE_MAIL, removeMailsAbout } from '../../mail/outbox.queries.ts';
import { eraseSubjectsFromLog } from '../audit/audit.queries.ts';
import { removeConsentsAbout } from '../consents/consents.queries.ts';
import { CONFIRM_LIFETIME } from './subscriber-links.queries.ts';

/** Waits for a concurrent subscription, and removes its rows too. */
export async function removeSubscriber(
  trx: Db,
  by: { id: string } | { email: string },
): Promise<SubscriberRow | undefined> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['email', by.email] as const);
  const query = trx.selectFrom('subscribers').selectAll().where(column, '=', value);
  const found = await locking(trx, query, 'subscribers').executeTakeFirst();
  if (!found) return undefined;
  await removeMailsAbout(trx, 'subscriber', [found.id]);
  await trx
    .deleteFrom('outbox')
    .where('recipient', '=', found.email)
    .where('kind', '=', ISSUE_MAIL)
    .execute();
  await removeConsentsAbout(trx, 'subscriber', [found.id]);
  await trx.deleteFrom('subscribers').where('id', '=', found.id).execute();
  await removeSearchWords(trx, 'subscriber', [found.id]);
  return found;
}

export async function eraseSubscription(trx: Db, provedEmail: string): Promise<void> {
  await removeSubscriber(trx, { email: provedEmail });
  const logged = await trx
    .selectFrom('audit_log')
    .select('subject_id as id')
    .where('subject_kind', '=', 'subscriber')
    .where('subject_label', '=', provedEmail)
    .execute();
  await eraseSubjectsFromLog(trx, 'subscriber', idsOf(logged), 'A former traveller');
}

/** Some milliseconds of work. */
const BATCH = 50;

/** After 30 days. Addresses that were never asked stay. */
export async function forgetUnconfirmed(db: Db, now: Date): Promise<void> {
  const moment = now.toISOString();
  const oldest = new Date(now.getTime() - CONFIRM_LIFETIME).toISOString();
  for (;;) {
    const forgotten = await runTransaction(db, async (trx) => {
      const query = trx
        .selectFrom('subscribers')
        .select('id')
        .where('state', '=', 'pending')
        .where('asked_at', '<=', oldest)
        // The mail may leave late: its link still works.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('subscriber_links')
                .select('token_hash')
                .whereRef('subscriber_id', '=', 'subscribers.id')
                .where('expires_at', '>', moment),
            ),
          ),
        )
        .orderBy('id')
        .limit(BATCH);
      // The lock spares people who confirm right now.
      const rows = await locking(trx, query, 'subscribers').execute();
      for (const { id } of rows) await removeSubscriber(trx, { id });
      return rows.length;
    });
    if (forgotten < BATCH) return;
  }
}
