import { writeSync } from 'node:fs';
import { type Config, ConfigError } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { runTransaction } from '../../db/transaction.ts';
import { hashPassword, makeUpPassword } from './passwords.ts';
import { countAdmins, insertUser, updateUser } from './users.queries.ts';

export type MadeUpSignIn = { email: string; password: string };

type Teller = {
  tell: (signIn: MadeUpSignIn) => void;
  takeBack: () => void;
};

/** Shows the password before the commit, so that it cannot be lost. Throws a `ConfigError` without an address. */
export async function ensureAdmin(
  db: Db,
  { email, password }: Config['admin'],
  now: Date,
  { tell, takeBack }: Teller = PRINTED,
): Promise<void> {
  if ((await countAdmins(db)) > 0) return;
  if (!email) throw new ConfigError(['ADMIN_EMAIL is needed for the first admin when PUBLIC_URL is set']);
  const chosen = password ?? makeUpPassword();
  const passwordHash = await hashPassword(chosen);
  const user = { username: 'Admin', email, passwordHash, staffRole: 'owner' as const, now };
  let isTold = false;
  let isMade = false;
  try {
    isMade = await runTransaction(db, async (trx) => {
      const admin = await insertUser(trx, user);
      if (admin && password === undefined) {
        await updateUser(trx, admin.id, { must_change_password: 1 });
        if (!isTold) tell({ email, password: chosen });
        isTold = true;
      }
      return admin !== undefined;
    });
  } finally {
    if (isTold && !isMade) takeBack();
  }
  // Another process may have started at the same moment.
  if (!isMade && (await countAdmins(db)) === 0)
    throw new Error(`ADMIN_EMAIL ${email} is a traveller's account. Set another address.`);
}

// Throws if it cannot write, as on a full disk.
const print = (line: string) => void writeSync(1, `${line}\n`);

const PRINTED: Teller = {
  tell: ({ email, password }) =>
    print(`First admin, shown only this once: ${email} with the password ${password}`),
  // The answer to a commit may be lost.
  takeBack: () =>
    print(
      'The first admin may not have been kept: if this password lets nobody in, the next start shows another.',
    ),
};
