import { emailAddress } from '../../contracts/fields/text.contract.ts';
import { ConfigError, readConfig } from '../../server/config.ts';
import { type Db, isDatabaseThere, openDatabase } from '../../server/db/database.ts';
import { isUpToDate } from '../../server/db/migrate.ts';
import { listAdminEmails, resetAdmin } from '../../server/features/accounts/reset-admin.ts';
import { makeFilesPrivate } from '../../server/private-files.ts';

class Refused extends Error {}

const USAGE = 'Usage: npm run admin:reset -- EMAIL';

async function reset(db: Db, email: string): Promise<void> {
  if (!(await isUpToDate(db)))
    throw new Refused('The database is not up to date: run npm start, or npm run db:migrate.');
  const admin = await resetAdmin(db, email, new Date());
  if (!admin) throw new Refused(await whoThereIs(db, email));
  console.log(`New password of ${admin.email}, shown only this once: ${admin.password}`);
  console.log('It is for signing in once: choose another then, at Your account.');
  if (admin.lostSecondFactor) console.log('Two-step sign-in is off for this account: set it up again.');
  console.log('Everybody who was signed in with the old one is signed out.');
}

async function whoThereIs(db: Db, email: string): Promise<string> {
  const admins = await listAdminEmails(db);
  if (admins.length === 0) return 'There is no admin yet. The next start makes one.';
  return `No admin has the address ${email}. There ${admins.length === 1 ? 'is' : 'are'}: ${admins.join(', ')}.`;
}

try {
  const [given = '', ...more] = process.argv.slice(2);
  const email = emailAddress.safeParse(given);
  if (!email.success || more.length > 0) throw new Refused(USAGE);
  const config = readConfig();
  if (!isDatabaseThere(config)) throw new Refused(`There is no database in ${config.dataDir}.`);
  makeFilesPrivate(config.dataDir);
  const db = openDatabase(config);
  try {
    await reset(db, email.data);
  } finally {
    await db.destroy();
  }
} catch (error) {
  const isExpected = error instanceof Refused || error instanceof ConfigError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
