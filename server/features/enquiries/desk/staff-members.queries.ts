import type { StaffMember } from '../../../../contracts/enquiries/desk.contract.ts';
import type { Db } from '../../../db/database.ts';
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

/** One who is of the staff now. */
export async function findStaffMember(db: Db, id: string): Promise<StaffMember | undefined> {
  return (await listStaff(db)).find(({ _id }) => _id === id);
}

/** The member of staff of this id, null for "nobody". Throws for whoever is not of the staff. */
export async function findOwner(db: Db, ownerId: string | undefined): Promise<StaffMember | null> {
  if (ownerId === undefined) return null;
  const owner = await findStaffMember(db, ownerId);
  if (!owner) throw badInput({ ownerId: 'Choose somebody of the staff.' });
  return owner;
}
