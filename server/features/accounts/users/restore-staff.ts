import type { StaffRole } from '../../../../contracts/staff/staff-policy.ts';
import type { Db } from '../../../db/database.ts';
import { changing, locking } from '../../../db/dialect/lock-rows.ts';
import { replaceSearchWords } from '../../../db/search-words.ts';
import { runTransaction } from '../../../db/transaction.ts';
import { notFound } from '../../../http/faults/errors.ts';
import { requireMay } from '../../../http/session/guards.ts';
import { shortenSessions } from '../../../http/session/session.queries.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { recordAudit } from '../../audit/audit.queries.ts';
import { markItems } from '../../customers/linking/mark-items.ts';
import { endOfBin } from '../../enquiries/enquiries.queries.ts';
import { endInvitations } from '../staff-invitations/staff-invitations.queries.ts';
import { deleteUser, searchTextsOfUser } from '../users.queries.ts';
import { giveBack, type HandedCounts, lockWorkBefore, NOTHING_HANDED } from './hand-over-work.ts';
import { lockActor, subjectOf } from './manage-users.ts';
import { findDeparture, removeDeparture, setStaff } from './staff-departures.queries.ts';

type Restored = { username: string; counts: HandedCounts };

/** Within 30 days. Gives back work that is still where it went, but to no reader; sessions stay ended. */
export async function restoreStaff(trx: Db, id: string, by: StaffAction, as?: StaffRole): Promise<Restored> {
  const query = trx.selectFrom('users').selectAll().where('id', '=', id);
  const { user } = await lockWorkBefore(trx, id, async () => {
    requireMay(await lockActor(trx, by), 'manage-staff');
    return { user: await changing(trx, query, 'users').executeTakeFirst() };
  });
  const departure = await findDeparture(trx, id, by.now);
  if (!user || !departure) throw notFound('former member of staff');
  const staffRole = as ?? departure.staff_role;
  await setStaff(trx, id, staffRole);
  await endInvitations(trx, { email: user.email }, by.now);
  await shortenSessions(trx, id, by.now);
  await replaceSearchWords(trx, 'user', id, searchTextsOfUser(user));
  markItems(trx, 'account', [id]);
  const from = departure.handed_to === null ? null : { _id: departure.handed_to, username: '' };
  const to = { _id: id, username: user.username };
  const counts = staffRole === 'reader' ? NOTHING_HANDED : await giveBack(trx, departure, { from, to }, by);
  await removeDeparture(trx, id);
  const after = { staffRole };
  await recordAudit(trx, { ...by, action: 'user.restore', subject: subjectOf(user), after });
  return { username: user.username, counts };
}

export async function removeFormerStaff(db: Db, now: Date): Promise<void> {
  const oldest = endOfBin(now);
  const due = await db
    .selectFrom('staff_departures')
    .select('user_id')
    .where('left_at', '<=', oldest)
    .execute();
  for (const { user_id } of due) await runTransaction(db, (trx) => removeOne(trx, user_id, oldest));
}

async function removeOne(trx: Db, id: string, oldest: string): Promise<void> {
  const query = trx.selectFrom('users').selectAll().where('id', '=', id);
  const { user } = await lockWorkBefore(trx, id, async () => ({
    user: await locking(trx, query, 'users').executeTakeFirst(),
  }));
  const removed = await trx
    .deleteFrom('staff_departures')
    .where('user_id', '=', id)
    .where('left_at', '<=', oldest)
    .returning('user_id')
    .executeTakeFirst();
  if (user && removed && user.deleted_at !== null) await deleteUser(trx, user);
}
