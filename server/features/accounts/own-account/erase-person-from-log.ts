import type { Db } from '../../../db/database.ts';
import { eraseSubjectsFromLog } from '../../audit/audit.queries.ts';

/** Takes a traveller out of what the audit log says of the account and of its reviews. */
export async function erasePersonFromLog(trx: Db, userId: string): Promise<void> {
  await eraseSubjectsFromLog(trx, 'user', [userId], 'A former traveller');
  const reviews = await trx.selectFrom('reviews').select('id').where('user_id', '=', userId).execute();
  await eraseSubjectsFromLog(
    trx,
    'review',
    reviews.map(({ id }) => id),
  );
}
