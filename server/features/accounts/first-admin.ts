import { writeSync } from 'node:fs';
import { type Config, ConfigError } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { runTransaction } from '../../db/transaction.ts';
import { hashPassword, makeUpPassword } from './passwords.ts';
import { countAdmins, insertUser, markPasswordMadeUp } from './users.queries.ts';

/** How to sign in with a password that was made up here. */
export type MadeUpSignIn = { email: string; password: string };

type Teller = {
  tell: (signIn: MadeUpSignIn) => void;
  /** What was told may be worth nothing. */
  takeBack: () => void;
};

/**
 * Makes the first admin where there is none: the owner of the site. A password that was made up is told, once, the only time
 * that it is known: before the commit, so that no admin is there whose password nobody was told; and taken back where that
 * fails. Throws a `ConfigError` where nobody said whose address it is.
 */
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
        await markPasswordMadeUp(trx, admin.id);
        if (!isTold) tell({ email, password: chosen });
        isTold = true;
      }
      return admin !== undefined;
    });
  } finally {
    if (isTold && !isMade) takeBack();
  }
  // Another process that starts at the same moment may have been first.
  if (!isMade && (await countAdmins(db)) === 0)
    throw new Error(`ADMIN_EMAIL ${email} is a traveller's account. Set another address.`);
}

// Throws where it cannot be shown, as on a full disk.
const print = (line: string) => void writeSync(1, `${line}\n`);

const PRINTED: Teller = {
  tell: ({ email, password }) =>
    print(`First admin, shown only this once: ${email} with the password ${password}`),
  // The answer to a commit may have been lost on its way.
  takeBack: () =>
    print(
      'The first admin may not have been kept: if this password lets nobody in, the next start shows another.',
    ),
};
