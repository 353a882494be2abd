import type { Db } from '../../../db/database.ts';
import type { UserRow } from '../../../db/schema.ts';
import { runTransaction } from '../../../db/transaction.ts';
import { lockEnquiriesOf } from '../../enquiries/erase-enquiries.ts';
import { type CheckedUser, lockChecked } from '../sign-in/check-password.ts';
import { deleteUser } from '../users.queries.ts';
import { erasePersonalData, type LeavingTraveller } from './personal-data.ts';

/** Rows that only name the address go if the traveller has proved it. */
export function eraseTraveller(
  db: Db,
  checked: CheckedUser,
  now: Date,
): Promise<'erased' | 'other password' | 'staff'> {
  return runTransaction(db, async (trx) => {
    if (checked.staff_role !== null) return 'staff';
    // Enquiries before the account: the lock order of all deletions.
    await lockEnquiriesOf(trx, identityOf(checked));
    const user = await lockChecked(trx, checked);
    if (!user) return 'other password';
    if (user.staff_role !== null) return 'staff';
    await erasePersonalData(trx, identityOf(user), now);
    await deleteUser(trx, user);
    return 'erased';
  });
}

export function identityOf({ id, email, email_proved_at }: UserRow): LeavingTraveller {
  return { userId: id, provedEmail: email_proved_at === null ? undefined : email };
}
