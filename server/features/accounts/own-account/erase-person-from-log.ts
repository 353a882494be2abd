import type { Db } from '../../../db/database.ts';
import { locking } from '../../../db/dialect/lock-rows.ts';
import { eraseSubjectsFromLog } from '../../audit/audit.queries.ts';

export async function erasePersonFromLog(trx: Db, userId: string): Promise<void> {
  await eraseSubjectsFromLog(trx, 'user', [userId], 'A former traveller');
  const query = trx.selectFrom('reviews').select('id').where('user_id', '=', userId);
  // A concurrent change to a review writes to the log first.
  const reviews = await locking(trx, query, 'reviews').execute();
  await eraseSubjectsFromLog(
    trx,
    'review',
    reviews.map(({ id }) => id),
  );
}
