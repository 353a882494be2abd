import type { Db } from '../../db/database.ts';
import { runTransaction } from '../../db/transaction.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { tellPasswordChanged } from './account-notices.mail.ts';
import type { MadeUpSignIn } from './first-admin.ts';
import { hashPassword, makeUpPassword } from './passwords.ts';
import { replacePassword } from './replace-password.ts';
import { switchSecondFactorOff } from './second-factor/change-second-factor.ts';
import { findSecondFactorSince } from './second-factor/second-factors.queries.ts';
import { findUserByEmail, lockUser, markPasswordMadeUp } from './users.queries.ts';

/** Who is said to have done it: somebody at the server, where nobody signs in. */
const AT_THE_SERVER = 'npm run admin:reset';

export type ResetSignIn = MadeUpSignIn & {
  /** Two-step sign-in was on, and is off: whoever lost the password may have lost the phone. */
  lostSecondFactor: boolean;
};

/**
 * Gives an admin a new password, made up here, for whoever runs the server and lost the old one. Undefined, and nothing is
 * changed, where no admin has that address: a traveller's account never becomes staff's by it. Whoever was staff once and has
 * kept the second factor finds no other way back, either.
 */
export async function resetAdmin(db: Db, email: string, now: Date): Promise<ResetSignIn | undefined> {
  const password = makeUpPassword();
  const passwordHash = await hashPassword(password);
  return runTransaction(db, async (trx) => {
    const found = await findUserByEmail(trx, email);
    const admin = found && (await lockUser(trx, found.id));
    if (!admin || !(admin.role === 'admin' || (await findSecondFactorSince(trx, admin.id)))) return undefined;
    await replacePassword(trx, admin, passwordHash, now);
    await markPasswordMadeUp(trx, admin.id);
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

/** Whom `resetAdmin` knows, the oldest first. */
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
