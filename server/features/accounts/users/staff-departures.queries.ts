import type { StaffRole } from '../../../../contracts/staff/staff-policy.ts';
import type { Db } from '../../../db/database.ts';
import type { StaffDepartureRow } from '../../../db/desk-rows.ts';
import type { UserRow } from '../../../db/schema.ts';
import { endOfBin } from '../../enquiries/enquiries.queries.ts';
import { updateUser } from '../users.queries.ts';

export function findDeparture(db: Db, userId: string, now: Date): Promise<StaffDepartureRow | undefined> {
  return selectDepartures(db, now).where('user_id', '=', userId).executeTakeFirst();
}

export async function listDepartures(db: Db, now: Date) {
  return db
    .selectFrom('staff_departures')
    .innerJoin('users', 'users.id', 'staff_departures.user_id')
    .leftJoin('users as colleague', 'colleague.id', 'staff_departures.handed_to')
    .selectAll('staff_departures')
    .select(['users.username', 'users.email', 'users.deleted_at', 'colleague.username as colleague'])
    .where('staff_departures.left_at', '>', endOfBin(now))
    .orderBy('staff_departures.left_at', 'desc')
    .orderBy('staff_departures.user_id')
    .execute();
}

export async function findTimesOfDepartures(db: Db, now: Date): Promise<Map<string, string>> {
  const rows = await selectDepartures(db, now).execute();
  return new Map(rows.map((row) => [row.user_id, row.left_at]));
}

export async function storeDeparture(trx: Db, departure: StaffDepartureRow): Promise<void> {
  const { user_id: _, ...again } = departure;
  await trx
    .insertInto('staff_departures')
    .values(departure)
    .onConflict((on) => on.column('user_id').doUpdateSet(again))
    .execute();
}

export async function removeDeparture(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('staff_departures').where('user_id', '=', userId).execute();
}

export async function setStaff(
  trx: Db,
  id: string,
  staffRole: StaffRole | null,
  deletedAt: UserRow['deleted_at'] = null,
): Promise<void> {
  const role = staffRole === null ? 'user' : 'admin';
  await updateUser(trx, id, { role, staff_role: staffRole, deleted_at: deletedAt });
}

function selectDepartures(db: Db, now: Date) {
  return db.selectFrom('staff_departures').selectAll().where('left_at', '>', endOfBin(now));
}
