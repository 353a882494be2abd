import type { Db } from '../../../db/database.ts';
import { runTransaction } from '../../../db/transaction.ts';
import { type CheckedUser, lockChecked } from '../sign-in/check-password.ts';
import { type Deletion, deleteUser, isLastOwner } from '../users.queries.ts';
import { erasePersonalData } from './personal-data.ts';

/**
 * Erases a traveller at their own wish: account, sessions and saved tours go; enquiries lose name, phone and email, and
 * open ones are cancelled, so that staff do not wait for an answer; reviews stay under "A former traveller". What has no
 * account and merely names the address goes only where the traveller has proved that the address is theirs: newsletter,
 * messages, and enquiries that staff wrote down. Whoever is staff stays, with everything: their work has to go to somebody.
 */
export function eraseTraveller(
  db: Db,
  checked: CheckedUser,
  now: Date,
): Promise<Deletion | 'other password' | 'staff'> {
  return runTransaction(db, async (trx) => {
    const isLast = await isLastOwner(trx, checked.id);
    const user = await lockChecked(trx, checked);
    if (!user) return 'other password';
    if (isLast) return 'last owner';
    if (user.staff_role !== null) return 'staff';
    const provedEmail = user.email_proved_at === null ? undefined : user.email;
    await erasePersonalData(trx, { userId: user.id, provedEmail }, now);
    return deleteUser(trx, user);
  });
}
