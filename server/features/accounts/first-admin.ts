import { randomBytes } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { runTransaction } from '../../db/transaction.ts';
import { hashPassword } from './passwords.ts';
import { countAdmins, insertUser } from './users.queries.ts';

const DEFAULT_EMAIL = 'admin@teestatrails.example';

/**
 * Makes the first admin where there is none. Answers how to sign in when the password was made up here: the only time
 * that it is known. Undefined: there is an admin, or the settings named the password.
 */
export async function ensureAdmin(
  db: Db,
  { email = DEFAULT_EMAIL, password }: Config['admin'],
  now: Date,
): Promise<{ email: string; password: string } | undefined> {
  if ((await countAdmins(db)) > 0) return undefined;
  const chosen = password ?? randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(chosen);
  const user = { username: 'Admin', email, passwordHash, role: 'admin' as const, now };
  const admin = await runTransaction(db, (trx) => insertUser(trx, user));
  if (!admin) {
    // Another process that starts at the same moment may have been first.
    if ((await countAdmins(db)) > 0) return undefined;
    throw new Error(`ADMIN_EMAIL ${email} is a traveller's account. Set another address.`);
  }
  return password === undefined ? { email, password: chosen } : undefined;
}
