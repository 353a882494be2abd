import type { StaffMember } from '../../../../contracts/enquiries/desk.contract.ts';
import type { Db } from '../../../db/database.ts';
import { holding } from '../../../db/dialect/lock-rows.ts';
import { badInput } from '../../../http/faults/errors.ts';

/** Who can look after enquiries. */
export async function listStaff(db: Db): Promise<StaffMember[]> {
  const admins = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('role', '=', 'admin')
    .orderBy('username')
    .orderBy('id')
    .execute();
  return admins.map(({ id, username }) => ({ _id: id, username }));
}

/** One who is of the staff, and stays it until the transaction ends: what is given to them is handed over with the rest. */
export async function findStaffMember(trx: Db, id: string): Promise<StaffMember | undefined> {
  const query = trx
    .selectFrom('users')
    .select(['id', 'username'])
    .where('id', '=', id)
    .where('role', '=', 'admin');
  const found = await holding(trx, query, 'users').executeTakeFirst();
  return found && { _id: found.id, username: found.username };
}

/** The member of staff of this id, null for "nobody". Throws for whoever is not of the staff. */
export async function findOwner(trx: Db, ownerId: string | undefined): Promise<StaffMember | null> {
  if (ownerId === undefined) return null;
  const owner = await findStaffMember(trx, ownerId);
  if (!owner) throw badInput({ ownerId: 'Choose somebody of the staff.' });
  return owner;
}
