import type { Db } from '../../db/database.ts';
import { runTransaction } from '../../db/transaction.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { tellPasswordChanged } from './account-notices.mail.ts';
import type { MadeUpSignIn } from './first-admin.ts';
import { hashPassword, makeUpPassword } from './passwords.ts';
import { replacePassword } from './replace-password.ts';
import { switchSecondFactorOff } from './second-factor/change-second-factor.ts';
import { findSecondFactorSince } from './second-factor/second-factors.queries.ts';
import { findUserByEmail, lockUser, updateUser } from './users.queries.ts';

const AT_THE_SERVER = 'npm run admin:reset';

export type ResetSignIn = MadeUpSignIn & {
  lostSecondFactor: boolean;
};

/** Undefined if no admin has the address. Former staff with a second factor count: they have no other way back. */
export async function resetAdmin(db: Db, email: string, now: Date): Promise<ResetSignIn | undefined> {
  const password = makeUpPassword();
  const passwordHash = await hashPassword(password);
  return runTransaction(db, async (trx) => {
    const found = await findUserByEmail(trx, email);
    const admin = found && (await lockUser(trx, found.id));
    if (!admin || !(admin.role === 'admin' || (await findSecondFactorSince(trx, admin.id)))) return undefined;
    await replacePassword(trx, admin, passwordHash, now);
    await updateUser(trx, admin.id, { must_change_password: 1 });
    await tellPasswordChanged(trx, admin, 'by the host', { now, scale: 1 });
    const actor = { id: admin.id, username: AT_THE_SERVER };
    await recordAudit(trx, {
      actor,
      action: 'user.password',
      subject: { kind: 'user', id: admin.id, label: admin.username },
      now,
    });
    const lostSecondFactor = await switchSecondFactorOff(trx, admin, { actor, now });
    return { email: admin.email, password, lostSecondFactor };
  });
}

export async function listAdminEmails(db: Db): Promise<string[]> {
  const admins = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return admins.map(({ email }) => email);
}
