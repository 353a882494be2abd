import { countRows } from '../../db/count-up-to.ts';
import type { Db } from '../../db/database.ts';
import { lockName } from '../../db/dialect/lock-rows.ts';
import { idsOf } from '../../db/identifiers.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { BULK_LANE } from '../../mail/lanes.ts';
import { enqueueMails, type NewMail } from '../../mail/outbox.queries.ts';
import { NEWSLETTER_ASK_MAIL, type NewsletterConfirmPayload } from './newsletter-confirm.mail.ts';

/** Small enough to show progress. */
const BATCH = 100;

export function countUnasked(db: Db): Promise<number> {
  return countRows(unasked(db));
}

function unasked(db: Db) {
  return db.selectFrom('subscribers').where('state', '=', 'pending').where('asked_at', 'is', null);
}

/** Each address once: a repeated or concurrent call takes the next ones. */
export async function askSubscribers(
  trx: Db,
  by: Pick<StaffAction, 'now'>,
): Promise<{ asked: number; left: number }> {
  await lockName(trx, 'ask subscribers');
  const rows = await unasked(trx).select(['id', 'email']).orderBy('id').limit(BATCH).execute();
  if (rows.length > 0) {
    const asked = { asked_at: by.now.toISOString() };
    await trx.updateTable('subscribers').set(asked).where('id', 'in', idsOf(rows)).execute();
    const mails = rows.map(({ id, email }): NewMail => {
      const payload: NewsletterConfirmPayload = { subscriberId: id };
      const about = { kind: 'subscriber' as const, id };
      return { kind: NEWSLETTER_ASK_MAIL, recipient: email, payload, about, lane: BULK_LANE };
    });
    await enqueueMails(trx, mails, by.now);
  }
  return { asked: rows.length, left: await countUnasked(trx) };
}
