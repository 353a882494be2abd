import type { Db } from '../../db/database.ts';
import { findKnownEmail } from './settings.queries.ts';

/** The agency's address, or every admin's while that is a placeholder. */
export async function findStaffAddresses(db: Db): Promise<string[]> {
  const email = await findKnownEmail(db);
  if (email !== undefined) return [email];
  const admins = await db.selectFrom('users').select('email').where('role', '=', 'admin').execute();
  return admins.map((admin) => admin.email);
}

/** The agency's address, or the longest-serving admin's while that is a placeholder. */
export async function findReplyAddress(db: Db): Promise<string | undefined> {
  const email = await findKnownEmail(db);
  if (email !== undefined) return email;
  const first = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return first?.email;
}
