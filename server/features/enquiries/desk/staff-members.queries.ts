import type { StaffMember } from '../../../../contracts/enquiries/desk.contract.ts';
import type { Db } from '../../../db/database.ts';
import { holding } from '../../../db/dialect/lock-rows.ts';
import { badInput } from '../../../http/faults/errors.ts';

/** Without those who only read: they cannot work on what would be theirs. */
export async function listStaff(db: Db): Promise<StaffMember[]> {
  const admins = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('role', '=', 'admin')
    .where('staff_role', '!=', 'reader')
    .orderBy('username')
    .orderBy('id')
    .execute();
  return admins.map(({ id, username }) => ({ _id: id, username }));
}

/** Locks the account as staff until the transaction ends: a later hand-over includes what it gets now. */
export async function findStaffMember(trx: Db, id: string): Promise<StaffMember | undefined> {
  const query = trx
    .selectFrom('users')
    .select(['id', 'username'])
    .where('id', '=', id)
    .where('role', '=', 'admin')
    .where('staff_role', '!=', 'reader');
  const found = await holding(trx, query, 'users').executeTakeFirst();
  return found && { _id: found.id, username: found.username };
}

/** `null` is nobody. Throws if the id is not of the staff. */
export async function findOwner(trx: Db, ownerId: string | undefined): Promise<StaffMember | null> {
  if (ownerId === undefined) return null;
  const owner = await findStaffMember(trx, ownerId);
  if (!owner) throw badInput({ ownerId: 'Choose somebody of the staff.' });
  return owner;
}
