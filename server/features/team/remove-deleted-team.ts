import type { Db } from '../../db/database.ts';
import { runTransaction } from '../../db/transaction.ts';
import { eraseSubjectsFromLog } from '../audit/audit.queries.ts';

const DAYS_DELETED = 30;

/** Those that can be brought back no more, and what the audit log says of them. Their pictures go with the next clean-ups. */
export async function removeDeletedTeam(db: Db, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - DAYS_DELETED * 86_400_000).toISOString();
  await runTransaction(db, async (trx) => {
    const removed = await trx
      .deleteFrom('team_members')
      .where('deleted_at', '<=', longAgo)
      .returning('id')
      .execute();
    await eraseSubjectsFromLog(
      trx,
      'team-member',
      removed.map(({ id }) => id),
      'A former colleague',
    );
  });
}
