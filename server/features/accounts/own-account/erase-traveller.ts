import type { Db } from '../../../db/database.ts';
import type { UserRow } from '../../../db/schema.ts';
import { runTransaction } from '../../../db/transaction.ts';
import { lockEnquiriesOf } from '../../enquiries/erase-enquiries.ts';
import { type CheckedUser, lockChecked } from '../sign-in/check-password.ts';
import { deleteUser } from '../users.queries.ts';
import { erasePersonalData, type LeavingTraveller } from './personal-data.ts';

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
): Promise<'erased' | 'other password' | 'staff'> {
  return runTransaction(db, async (trx) => {
    if (checked.staff_role !== null) return 'staff';
    // Before the account, as whoever deletes it does.
    await lockEnquiriesOf(trx, identityOf(checked));
    const user = await lockChecked(trx, checked);
    if (!user) return 'other password';
    if (user.staff_role !== null) return 'staff';
    await erasePersonalData(trx, identityOf(user), now);
    await deleteUser(trx, user);
    return 'erased';
  });
}

/** What has no account and merely names the address is theirs where they have proved it. */
export function identityOf({ id, email, email_proved_at }: UserRow): LeavingTraveller {
  return { userId: id, provedEmail: email_proved_at === null ? undefined : email };
}
