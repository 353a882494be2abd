import type { Db } from '../../db/database.ts';
import { findKnownEmail } from './settings.queries.ts';

/** Where mails for staff go: the agency's address or, while that is a placeholder that nobody reads, every admin's. */
export async function findStaffAddresses(db: Db): Promise<string[]> {
  const email = await findKnownEmail(db);
  if (email !== undefined) return [email];
  const admins = await db.selectFrom('users').select('email').where('role', '=', 'admin').execute();
  return admins.map((admin) => admin.email);
}
