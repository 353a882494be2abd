import { writeSync } from 'node:fs';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { runTransaction } from '../../db/transaction.ts';
import { hashPassword, makeUpPassword } from './passwords.ts';
import { countAdmins, insertUser, markPasswordMadeUp } from './users.queries.ts';

const DEFAULT_EMAIL = 'admin@teestatrails.example';

/** How to sign in with a password that was made up here. */
export type MadeUpSignIn = { email: string; password: string };

/**
 * Makes the first admin where there is none. `tell` is given a password that was made up, the only time that it is known:
 * before the commit, so that no admin is there whose password nobody was told.
 */
export async function ensureAdmin(
  db: Db,
  { email = DEFAULT_EMAIL, password }: Config['admin'],
  now: Date,
  tell = printSignIn,
): Promise<void> {
  if ((await countAdmins(db)) > 0) return;
  const chosen = password ?? makeUpPassword();
  const passwordHash = await hashPassword(chosen);
  const user = { username: 'Admin', email, passwordHash, role: 'admin' as const, now };
  const isMade = await runTransaction(db, async (trx) => {
    const admin = await insertUser(trx, user);
    if (admin && password === undefined) {
      await markPasswordMadeUp(trx, admin.id);
      tell({ email, password: chosen });
    }
    return admin !== undefined;
  });
  // Another process that starts at the same moment may have been first.
  if (!isMade && (await countAdmins(db)) === 0)
    throw new Error(`ADMIN_EMAIL ${email} is a traveller's account. Set another address.`);
}

function printSignIn({ email, password }: MadeUpSignIn): void {
  // Throws where it cannot be shown, as on a full disk.
  writeSync(1, `First admin, shown only this once: ${email} with the password ${password}\n`);
}
