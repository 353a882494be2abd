import type { Db } from '../../db/database.ts';
import { idsOf } from '../../db/identifiers.ts';
import { eraseSubjectsFromLog } from '../audit/audit.queries.ts';
import { removeSubscriber } from './remove-subscriber.ts';

/** Erases the audit log too. */
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
