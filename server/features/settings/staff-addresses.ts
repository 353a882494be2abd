import type { Db } from '../../db/database.ts';
import { isSeenBy, seerOf } from '../../http/session/visible-to.ts';
import { findAgentsSee, findKnownEmail } from './settings.queries.ts';

/** The agency's address or, while that is a placeholder, those of all staff who see what is told of: see `findWhose`. */
export async function findStaffAddresses(db: Db, whose: readonly string[]): Promise<string[]> {
  const email = await findKnownEmail(db);
  if (email !== undefined) return [email];
  const agentsSee = await findAgentsSee(db);
  const staff = await db
    .selectFrom('users')
    .select(['id', 'email', 'staff_role'])
    .where('role', '=', 'admin')
    .execute();
  return staff.filter((one) => isSeenBy(seerOf({ ...one, agentsSee }), whose)).map(({ email: own }) => own);
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
