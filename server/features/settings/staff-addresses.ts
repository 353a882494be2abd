import type { SiteSettings } from '../../../contracts/settings.contract.ts';
import type { Db } from '../../db/database.ts';

/** Where mails for staff go: the agency's address or, while that is a placeholder that nobody reads, every admin's. */
export async function findStaffAddresses(db: Db, settings: SiteSettings): Promise<string[]> {
  if (!settings.placeholders.includes('email')) return [settings.email];
  const admins = await db.selectFrom('users').select('email').where('role', '=', 'admin').execute();
  return admins.map((admin) => admin.email);
}
